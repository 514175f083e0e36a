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
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // unary.rs:268
    let first = global_invocation_id.x * 4u; // unary.rs:274
    let t0 = min_u32(imm.n_elems, first + 4u); // unary.rs:287
    for (var index = first; index < t0; index += 1u) {
        let t1 = load_x(index); // unary.rs:288
        let t2 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t1)), 1120927744u))); // logistic.rs:19
        let t3 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t2 * 1.442695f) ^ hidden_zero) + 12582912.0f) ^ hidden_zero; // bits.rs:52
        let sum = bitcast<f32>(t3);
        let k = bitcast<f32>(bitcast<u32>(sum - 12582912.0f) ^ hidden_zero); // bits.rs:53
        let exponent = i32(bitcast<u32>(sum)) - 1262485504i;
        let reduced = bitcast<f32>(bitcast<u32>(t2 - bitcast<f32>(bitcast<u32>(k * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction = bitcast<f32>(bitcast<u32>(k * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
        let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
        var q = 0.00019891017f; // exponential.rs:26
        let t4 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q = t4;
        let t5 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q = t5;
        let t6 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q = t6;
        let t7 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q = t7;
        q = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        let t8 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q) ^ hidden_zero); // exponential.rs:31
        let rest = bitcast<f32>(bitcast<u32>(t8) ^ hidden_zero);
        let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
        let y_1 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
        let t9 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - y_1) ^ hidden_zero) + p) ^ hidden_zero); // exponential.rs:34
        let t10 = t9 + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r - p) ^ hidden_zero) + rest) ^ hidden_zero);
        let y_error = bitcast<f32>(bitcast<u32>(t10) ^ hidden_zero);
        let unit = bitcast<f32>(u32(max_i32(exponent, -60i) + 127i) << 23u); // bits.rs:66
        let power = bitcast<f32>(bitcast<u32>(y_1 * unit) ^ hidden_zero); // logistic.rs:70
        let power_error = bitcast<f32>(bitcast<u32>(y_error * unit) ^ hidden_zero);
        let d = bitcast<f32>(bitcast<u32>(1.0f + power) ^ hidden_zero); // logistic.rs:72
        let halved = d > 1.4142135f; // logistic.rs:73
        let t11 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d * 0.5f) ^ hidden_zero) - 1.0f) ^ hidden_zero); // logistic.rs:74
        let f = select(power, t11, halved);
        let t12 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - d) ^ hidden_zero) + power) ^ hidden_zero); // logistic.rs:75
        let error = select(power_error, bitcast<f32>(bitcast<u32>(t12 + power_error) ^ hidden_zero), halved);
        let whole = select(0.0f, 0.6931472f, halved); // logistic.rs:76
        let whole_error = select(0.0f, -1.9046542e-9f, halved); // logistic.rs:77
        let sum_1 = bitcast<f32>(bitcast<u32>(whole + f) ^ hidden_zero); // logistic.rs:78
        let sum_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(whole - sum_1) ^ hidden_zero) + f) ^ hidden_zero); // logistic.rs:79
        let t13 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.5f * power) ^ hidden_zero) - 1.0f) ^ hidden_zero); // logistic.rs:81
        let slope = bitcast<f32>(bitcast<u32>(1.0f + bitcast<f32>(bitcast<u32>(power * t13) ^ hidden_zero)) ^ hidden_zero);
        var p_1 = 0.05351364f; // logarithm.rs:19
        let t14 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(p_1 * f) ^ hidden_zero) + -0.109175f) ^ hidden_zero); // logarithm.rs:31
        p_1 = t14;
        let t15 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(p_1 * f) ^ hidden_zero) + 0.12108583f) ^ hidden_zero);
        p_1 = t15;
        let t16 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(p_1 * f) ^ hidden_zero) + -0.12550178f) ^ hidden_zero);
        p_1 = t16;
        let t17 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(p_1 * f) ^ hidden_zero) + 0.14209557f) ^ hidden_zero);
        p_1 = t17;
        let t18 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(p_1 * f) ^ hidden_zero) + -0.16659358f) ^ hidden_zero);
        p_1 = t18;
        let t19 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(p_1 * f) ^ hidden_zero) + 0.20002224f) ^ hidden_zero);
        p_1 = t19;
        let t20 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(p_1 * f) ^ hidden_zero) + -0.25000167f) ^ hidden_zero);
        p_1 = t20;
        let t21 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(p_1 * f) ^ hidden_zero) + 0.33333313f) ^ hidden_zero);
        p_1 = t21;
        let square = bitcast<f32>(bitcast<u32>(f * f) ^ hidden_zero); // logarithm.rs:33
        let t22 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(square * f) ^ hidden_zero) * p_1) ^ hidden_zero); // logarithm.rs:34
        let t23 = bitcast<f32>(bitcast<u32>(t22 - bitcast<f32>(bitcast<u32>(0.5f * square) ^ hidden_zero)) ^ hidden_zero);
        let t24 = bitcast<u32>(sum_error + bitcast<f32>(bitcast<u32>(whole_error + t23) ^ hidden_zero)) ^ hidden_zero; // logistic.rs:82
        let t25 = bitcast<u32>(bitcast<f32>(t24) + bitcast<f32>(bitcast<u32>(error * slope) ^ hidden_zero)) ^ hidden_zero;
        let tail = bitcast<f32>(t25);
        let linear = select(t1, 0.0f, (bitcast<u32>(t1) > 2147483647u)); // logistic.rs:84
        let total = bitcast<f32>(bitcast<u32>(linear + sum_1) ^ hidden_zero); // logistic.rs:85
        let back = bitcast<f32>(bitcast<u32>(total - linear) ^ hidden_zero); // logistic.rs:86
        let t26 = bitcast<f32>(bitcast<u32>(linear - bitcast<f32>(bitcast<u32>(total - back) ^ hidden_zero)) ^ hidden_zero); // logistic.rs:87
        let total_error = bitcast<f32>(bitcast<u32>(t26 + bitcast<f32>(bitcast<u32>(sum_1 - back) ^ hidden_zero)) ^ hidden_zero);
        let near = total + bitcast<f32>(bitcast<u32>(total_error + tail) ^ hidden_zero); // logistic.rs:88
        let field = i32(bitcast<u32>(y_1) >> 23u) + exponent; // bits.rs:38
        let bits = bitcast<u32>(y_1) + (u32(exponent) << 23u); // bits.rs:39
        let result = select(near, bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), (bitcast<u32>(t1) > 2147483647u) & (exponent < -60i)); // logistic.rs:89
        let bounded = select(result, t1, (bitcast<u32>(t1) == 2139095040u)); // logistic.rs:90
        store_y(index, select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t1) & 2147483647u) > 2139095040u))); // unary.rs:288
    }
}
