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
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let first = global_invocation_id.x * 4u; // unary.rs:274
    let t0 = min_u32(imm.n_elems, first + 4u); // unary.rs:287
    for (var index = first; index < t0; index += 1u) {
        let t1 = load_x(index); // unary.rs:288
        let moved = bitcast<u32>(t1) + 4913933u; // logarithm.rs:40
        let k = i32(moved >> 23u) - 127i; // logarithm.rs:41
        let k_1 = f32(k); // logarithm.rs:42
        let f = bitcast<f32>((moved & 8388607u) + 1060439283u) - 1.0f;
        var p = 0.05351364f; // logarithm.rs:19
        p = p * f + -0.109175f; // logarithm.rs:31
        p = p * f + 0.12108583f;
        p = p * f + -0.12550178f;
        p = p * f + 0.14209557f;
        p = p * f + -0.16659358f;
        p = p * f + 0.20002224f;
        p = p * f + -0.25000167f;
        p = p * f + 0.33333313f;
        let square = f * f; // logarithm.rs:33
        let beyond = square * f * p - 0.5f * square; // logarithm.rs:34
        let natural = f + beyond; // logarithm.rs:70
        let natural_error = f - natural + beyond; // logarithm.rs:71
        let high = bitcast<f32>(bitcast<u32>(natural) & 4294963200u); // bits.rs:72
        let product = high * 1.4423828f; // logarithm.rs:74
        let rest = (natural - high + natural_error) * 1.4423828f + natural * 0.0003122284f; // logarithm.rs:75
        let sum = k_1 + product; // logarithm.rs:76
        let sum_error = k_1 - sum + product; // logarithm.rs:77
        let bits = bitcast<u32>(t1); // logarithm.rs:48
        let zero = (bits & 2139095040u) == 0u; // logarithm.rs:49
        let at_edge = select(select(sum + (sum_error + rest), t1, (bits == 2139095040u)), f32_from_bits(0xff800000u), zero); // logarithm.rs:50
        let t2 = select(at_edge, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t1) & 2147483647u) > 2139095040u) | ((bits > 2147483647u) & !zero)); // logarithm.rs:51
        store_y(index, t2); // unary.rs:288
    }
}
