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

fn min_f32(a: f32, b: f32) -> f32 {
    let x = bitcast<u32>(a);
    let y = bitcast<u32>(b);
    let x_size = x & 0x7fffffffu;
    let y_size = y & 0x7fffffffu;
    let x_place = select(i32(x_size), -i32(x_size), x >= 0x80000000u);
    let y_place = select(i32(y_size), -i32(y_size), y >= 0x80000000u);
    let numbers = max(x_size, y_size) <= 0x7f800000u;
    return bitcast<f32>(select(x, y, (y_place < x_place) & numbers));
}

fn neg_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) ^ 0x80000000u);
}

fn i32_from_f32(x: f32) -> i32 {
    if ((bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u) {
        return 0i;
    }
    if (x <= -2147483648.0f) {
        return i32(-2147483648);
    }
    if (x >= 2147483648.0f) {
        return 2147483647i;
    }
    return i32(x);
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
        let t2 = neg_f32(min_f32(abs_f32(t1), 104.0f)); // logistic.rs:19
        let k = round(t2 * 1.442695f); // exponential.rs:14
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
        let k_1 = i32_from_f32(k); // logistic.rs:21
        let unit = bitcast<f32>(u32(max_i32(k_1, -60i) + 127i) << 23u); // bits.rs:52
        let power = y_1 * unit; // logistic.rs:28
        let d = 1.0f + power; // logistic.rs:29
        var estimate = d * (d * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
        estimate = estimate + estimate * (1.0f - d * estimate); // division.rs:105
        estimate = estimate + estimate * (1.0f - d * estimate);
        let high = bitcast<f32>(bitcast<u32>(estimate) & 4294963200u); // bits.rs:58
        let d_high = bitcast<f32>(bitcast<u32>(d) & 4294963200u);
        let residual = 1.0f - d_high * high - (d - d_high) * high; // division.rs:110
        let estimate_1 = estimate;
        let low = (residual - (1.0f - d + power + y_error * unit) * high) * estimate_1; // division.rs:118
        let y_high = bitcast<f32>(bitcast<u32>(y_1) & 4294963200u); // bits.rs:58
        let product = y_high * high + (y_high * low + (y_1 - y_high + y_error) * estimate_1); // logistic.rs:40
        let field = i32(bitcast<u32>(product) >> 23u) + k_1; // bits.rs:44
        let bits = bitcast<u32>(product) + (u32(k_1) << 23u); // bits.rs:45
        let result = select(high + low, bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), (bitcast<u32>(t1) > 2147483647u)); // logistic.rs:41
        let t3 = t1 * select(result, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t1) & 2147483647u) > 2139095040u)); // activation.rs:30
        let bits_1 = bitcast<u32>(t3); // bits.rs:29
        let bits_2 = bitcast<u32>(bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))) * up[index]);
        y[index] = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // swiglu.rs:178
    }
}
