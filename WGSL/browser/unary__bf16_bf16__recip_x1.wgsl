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
fn unary__bf16_bf16__recip_x1(
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // unary.rs:268
    let first = global_invocation_id.x * 4u; // unary.rs:274
    let t0 = min_u32(imm.n_elems, first + 4u); // unary.rs:287
    for (var index = first; index < t0; index += 1u) {
        let t1 = load_x(index); // unary.rs:288
        let bits = bitcast<u32>(t1); // division.rs:66
        let d = bitcast<f32>((bits & 8388607u) | 1065353216u); // division.rs:94
        let t2 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t3 = bitcast<u32>(bitcast<f32>(bitcast<u32>(d * bitcast<f32>(t2)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate = bitcast<f32>(t3);
        let t4 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * estimate) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t5 = bitcast<f32>(bitcast<u32>(estimate + bitcast<f32>(bitcast<u32>(estimate * t4) ^ hidden_zero)) ^ hidden_zero);
        estimate = t5;
        let t6 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d * estimate) ^ hidden_zero)) ^ hidden_zero);
        let t7 = bitcast<f32>(bitcast<u32>(estimate + bitcast<f32>(bitcast<u32>(estimate * t6) ^ hidden_zero)) ^ hidden_zero);
        estimate = t7;
        let high = bitcast<f32>(bitcast<u32>(estimate) & 4294963200u); // bits.rs:58
        let d_high = bitcast<f32>(bitcast<u32>(d) & 4294963200u);
        let t8 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high * high) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t9 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(d - d_high) ^ hidden_zero) * high) ^ hidden_zero);
        let residual = bitcast<f32>(bitcast<u32>(t8 - t9) ^ hidden_zero);
        let estimate_1 = estimate;
        let quotient = bitcast<u32>(high + bitcast<f32>(bitcast<u32>(residual * estimate_1) ^ hidden_zero)); // division.rs:69
        let divisor = (bitcast<u32>(d) & 8388607u) | 8388608u; // division.rs:71
        let product = ((quotient & 8388607u) | 8388608u) * divisor; // division.rs:72
        let twice = i32(product) * -2i; // division.rs:73
        let below = select(quotient, quotient + 1u, (twice > i32(divisor))); // division.rs:74
        let nearest = select(below, quotient - 1u, (twice + i32(divisor) < 0i)); // division.rs:75
        let field = (bits >> 23u) & 255u; // division.rs:76
        let t10 = bitcast<f32>(nearest); // division.rs:77
        let t11 = 127i - i32(field);
        let field_1 = i32(bitcast<u32>(t10) >> 23u) + t11; // bits.rs:44
        let bits_1 = bitcast<u32>(t10) + (u32(t11) << 23u); // bits.rs:45
        let scaled = bitcast<u32>(bitcast<f32>(select(select(bits_1, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i)))); // division.rs:77
        let signed = select(scaled, 2139095040u, (field == 0u)) | (bits & 2147483648u); // division.rs:78
        store_y(index, bitcast<f32>(select(signed, 2143289344u, ((bitcast<u32>(t1) & 2147483647u) > 2139095040u)))); // unary.rs:288
    }
}
