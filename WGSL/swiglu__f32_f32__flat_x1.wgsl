struct Immediates {
    n_elems: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> gate: array<f32>;
@group(0) @binding(1) var<storage, read> up: array<f32>;
@group(0) @binding(2) var<storage, read_write> y: array<f32>;

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
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

@compute @workgroup_size(256, 1, 1)
fn swiglu__f32_f32__flat_x1(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let first = global_invocation_id.x * 8u; // swiglu.rs:161
    let t0 = min_u32(imm.n_elems, first + 8u); // swiglu.rs:177
    for (var index = first; index < t0; index += 1u) {
        let t1 = gate[index]; // swiglu.rs:178
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
        let power = y_1 * unit; // logistic.rs:28
        let d = 1.0f + power; // logistic.rs:29
        var estimate = d * (d * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:13
        estimate = estimate + estimate * (1.0f - d * estimate); // division.rs:16
        estimate = estimate + estimate * (1.0f - d * estimate);
        let high = bitcast<f32>(bitcast<u32>(estimate) & 4294963200u); // bits.rs:72
        let d_high = bitcast<f32>(bitcast<u32>(d) & 4294963200u);
        let residual = 1.0f - d_high * high - (d - d_high) * high; // division.rs:21
        let estimate_1 = estimate;
        let low = (residual - (1.0f - d + power + y_error * unit) * high) * estimate_1; // division.rs:29
        let y_high = bitcast<f32>(bitcast<u32>(y_1) & 4294963200u); // bits.rs:72
        let product = y_high * high + (y_high * low + (y_1 - y_high + y_error) * estimate_1); // logistic.rs:40
        let field = i32(bitcast<u32>(product) >> 23u) + exponent; // bits.rs:38
        let bits = bitcast<u32>(product) + (u32(exponent) << 23u); // bits.rs:39
        let result = select(high + low, bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), (bitcast<u32>(t1) > 2147483647u)); // logistic.rs:41
        let t3 = t1 * select(result, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t1) & 2147483647u) > 2139095040u)); // activation.rs:30
        let bits_1 = bitcast<u32>(t3); // bits.rs:31
        let bits_2 = bitcast<u32>(bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))) * up[index]);
        y[index] = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // swiglu.rs:178
    }
}
