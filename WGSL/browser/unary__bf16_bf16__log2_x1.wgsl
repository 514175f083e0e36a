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
fn unary__bf16_bf16__log2_x1(
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // unary.rs:268
    let first = global_invocation_id.x * 4u; // unary.rs:274
    let t0 = min_u32(imm.n_elems, first + 4u); // unary.rs:287
    for (var index = first; index < t0; index += 1u) {
        let t1 = load_x(index); // unary.rs:288
        let moved = bitcast<u32>(t1) + 4913933u; // logarithm.rs:40
        let k = i32(moved >> 23u) - 127i; // logarithm.rs:41
        let k_1 = f32(k); // logarithm.rs:42
        let f = bitcast<f32>(bitcast<u32>(bitcast<f32>((moved & 8388607u) + 1060439283u) - 1.0f) ^ hidden_zero);
        var p = 0.05351364f; // logarithm.rs:19
        let t2 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(p * f) ^ hidden_zero) + -0.109175f) ^ hidden_zero); // logarithm.rs:31
        p = t2;
        let t3 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(p * f) ^ hidden_zero) + 0.12108583f) ^ hidden_zero);
        p = t3;
        let t4 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(p * f) ^ hidden_zero) + -0.12550178f) ^ hidden_zero);
        p = t4;
        let t5 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(p * f) ^ hidden_zero) + 0.14209557f) ^ hidden_zero);
        p = t5;
        let t6 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(p * f) ^ hidden_zero) + -0.16659358f) ^ hidden_zero);
        p = t6;
        let t7 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(p * f) ^ hidden_zero) + 0.20002224f) ^ hidden_zero);
        p = t7;
        let t8 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(p * f) ^ hidden_zero) + -0.25000167f) ^ hidden_zero);
        p = t8;
        let t9 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(p * f) ^ hidden_zero) + 0.33333313f) ^ hidden_zero);
        p = t9;
        let square = bitcast<f32>(bitcast<u32>(f * f) ^ hidden_zero); // logarithm.rs:33
        let t10 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(square * f) ^ hidden_zero) * p) ^ hidden_zero); // logarithm.rs:34
        let beyond = bitcast<f32>(bitcast<u32>(t10 - bitcast<f32>(bitcast<u32>(0.5f * square) ^ hidden_zero)) ^ hidden_zero);
        let natural = bitcast<f32>(bitcast<u32>(f + beyond) ^ hidden_zero); // logarithm.rs:70
        let natural_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(f - natural) ^ hidden_zero) + beyond) ^ hidden_zero); // logarithm.rs:71
        let high = bitcast<f32>(bitcast<u32>(natural) & 4294963200u); // bits.rs:72
        let product = bitcast<f32>(bitcast<u32>(high * 1.4423828f) ^ hidden_zero); // logarithm.rs:74
        let t11 = bitcast<u32>(bitcast<f32>(bitcast<u32>(natural - high) ^ hidden_zero) + natural_error) ^ hidden_zero; // logarithm.rs:75
        let t12 = bitcast<f32>(bitcast<u32>(bitcast<f32>(t11) * 1.4423828f) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(natural * 0.0003122284f) ^ hidden_zero);
        let rest = bitcast<f32>(bitcast<u32>(t12) ^ hidden_zero);
        let sum = bitcast<f32>(bitcast<u32>(k_1 + product) ^ hidden_zero); // logarithm.rs:76
        let sum_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(k_1 - sum) ^ hidden_zero) + product) ^ hidden_zero); // logarithm.rs:77
        let bits = bitcast<u32>(t1); // logarithm.rs:48
        let zero = (bits & 2139095040u) == 0u; // logarithm.rs:49
        let t13 = select(sum + bitcast<f32>(bitcast<u32>(sum_error + rest) ^ hidden_zero), t1, (bits == 2139095040u)); // logarithm.rs:50
        let at_edge = select(t13, f32_from_bits(0xff800000u), zero);
        let t14 = select(at_edge, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t1) & 2147483647u) > 2139095040u) | ((bits > 2147483647u) & !zero)); // logarithm.rs:51
        store_y(index, t14); // unary.rs:288
    }
}
