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

fn neg_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) ^ 0x80000000u);
}

fn root_rn(x: f32) -> f32 {
    let bits = bitcast<u32>(x);
    var chosen: f32; // by_fma.rs:104
    if (bits - 536870912u < 1602224128u) {
        let guess = bitcast<f32>(1597463007u - (bitcast<u32>(x) >> 1u));
        var minus_root = neg_f32(x * guess);
        var half = 0.5f * guess;
        let error = fma(minus_root, half, 0.5f);
        minus_root = fma(minus_root, error, minus_root);
        half = fma(half, error, half);
        let error_1 = fma(minus_root, half, 0.5f);
        minus_root = fma(minus_root, error_1, minus_root);
        half = fma(half, error_1, half);
        let error_2 = fma(minus_root, half, 0.5f);
        minus_root = fma(minus_root, error_2, minus_root);
        half = fma(half, error_2, half);
        let root = neg_f32(minus_root);
        chosen = fma(fma(minus_root, root, x), half, root);
    } else {
        let t0 = bitcast<f32>((bits & 2147483647u) + 536870912u);
        let guess = bitcast<f32>(1597463007u - (bitcast<u32>(t0) >> 1u));
        var minus_root = neg_f32(t0 * guess);
        var half = 0.5f * guess;
        let error = fma(minus_root, half, 0.5f);
        minus_root = fma(minus_root, error, minus_root);
        half = fma(half, error, half);
        let error_1 = fma(minus_root, half, 0.5f);
        minus_root = fma(minus_root, error_1, minus_root);
        half = fma(half, error_1, half);
        let error_2 = fma(minus_root, half, 0.5f);
        minus_root = fma(minus_root, error_2, minus_root);
        half = fma(half, error_2, half);
        let root = neg_f32(minus_root);
        let scaled = fma(fma(minus_root, root, t0), half, root);
        let sign_1 = bits & 2147483648u;
        let magnitude = bits & 2147483647u;
        let zero = magnitude < 8388608u;
        let t1 = 2139095040u;
        let at_edge = select(select(bitcast<f32>(bitcast<u32>(scaled) - 268435456u), bitcast<f32>(t1), (bits == 2139095040u)), bitcast<f32>(sign_1), zero);
        let t2 = 2143289344u;
        chosen = select(at_edge, bitcast<f32>(t2), (magnitude > 2139095040u) | ((sign_1 != 0u) & !zero));
    }
    var result = chosen;
    return result;
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
fn unary__bf16_bf16__sqrt_x1(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let first = global_invocation_id.x * 4u; // unary.rs:274
    let t0 = min_u32(imm.n_elems, first + 4u); // unary.rs:287
    for (var index = first; index < t0; index += 1u) {
        store_y(index, root_rn(load_x(index))); // unary.rs:288
    }
}
