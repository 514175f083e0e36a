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

fn max_i32(a: i32, b: i32) -> i32 {
    return select(a, b, a < b);
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
fn unary__bf16_bf16__softplus_x1(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let first = global_invocation_id.x * 4u; // unary.rs:274
    let t0 = min_u32(imm.n_elems, first + 4u); // unary.rs:287
    for (var index = first; index < t0; index += 1u) {
        let t1 = load_x(index); // unary.rs:288
        let t2 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t1)), 1120927744u))); // logistic.rs:19
        let sum = t2 * 1.442695f + 12582912.0f; // bits.rs:52
        let k = sum - 12582912.0f; // bits.rs:53
        let exponent = i32(bitcast<u32>(sum)) - 1262485504i;
        let reduced = t2 - k * 0.6933594f; // exponential.rs:15
        let correction = k * -0.00021219444f; // exponential.rs:16
        let r = reduced - correction; // exponential.rs:17
        let r_error = reduced - r - correction; // exponential.rs:18
        var q = 0.00019891017f; // exponential.rs:26
        q = q * r + 0.0013933674f; // exponential.rs:29
        q = q * r + 0.008333311f;
        q = q * r + 0.041666467f;
        q = q * r + 0.16666667f;
        q = q * r + 0.5f;
        let rest = r_error + r * r * q; // exponential.rs:31
        let p = r + rest; // exponential.rs:32
        let y_1 = 1.0f + p; // exponential.rs:33
        let y_error = 1.0f - y_1 + p + (r - p + rest); // exponential.rs:34
        let unit = bitcast<f32>(u32(max_i32(exponent, -60i) + 127i) << 23u); // bits.rs:66
        let power = y_1 * unit; // logistic.rs:70
        let power_error = y_error * unit;
        let d = 1.0f + power; // logistic.rs:72
        let halved = d > 1.4142135f; // logistic.rs:73
        let f = select(power, d * 0.5f - 1.0f, halved); // logistic.rs:74
        let error = select(power_error, 1.0f - d + power + power_error, halved); // logistic.rs:75
        let whole = select(0.0f, 0.6931472f, halved); // logistic.rs:76
        let whole_error = select(0.0f, -1.9046542e-9f, halved); // logistic.rs:77
        let sum_1 = whole + f; // logistic.rs:78
        let sum_error = whole - sum_1 + f; // logistic.rs:79
        let slope = 1.0f + power * (0.5f * power - 1.0f); // logistic.rs:81
        var p_1 = 0.05351364f; // logarithm.rs:19
        p_1 = p_1 * f + -0.109175f; // logarithm.rs:31
        p_1 = p_1 * f + 0.12108583f;
        p_1 = p_1 * f + -0.12550178f;
        p_1 = p_1 * f + 0.14209557f;
        p_1 = p_1 * f + -0.16659358f;
        p_1 = p_1 * f + 0.20002224f;
        p_1 = p_1 * f + -0.25000167f;
        p_1 = p_1 * f + 0.33333313f;
        let square = f * f; // logarithm.rs:33
        let tail = sum_error + (whole_error + (square * f * p_1 - 0.5f * square)) + error * slope; // logistic.rs:82
        let linear = select(t1, 0.0f, (bitcast<u32>(t1) > 2147483647u)); // logistic.rs:84
        let total = linear + sum_1; // logistic.rs:85
        let back = total - linear; // logistic.rs:86
        let total_error = linear - (total - back) + (sum_1 - back); // logistic.rs:87
        let near = total + (total_error + tail); // logistic.rs:88
        let field = i32(bitcast<u32>(y_1) >> 23u) + exponent; // bits.rs:38
        let bits = bitcast<u32>(y_1) + (u32(exponent) << 23u); // bits.rs:39
        let result = select(near, bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), (bitcast<u32>(t1) > 2147483647u) & (exponent < -60i)); // logistic.rs:89
        let bounded = select(result, t1, (bitcast<u32>(t1) == 2139095040u)); // logistic.rs:90
        store_y(index, select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t1) & 2147483647u) > 2139095040u))); // unary.rs:288
    }
}
