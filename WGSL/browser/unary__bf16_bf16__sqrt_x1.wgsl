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

fn shl_u32(x: u32, amount: u32) -> u32 {
    return x << (amount & 31u);
}

fn u32_from_f32(x: f32) -> u32 {
    if ((bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u) {
        return 0u;
    }
    if (x <= 0.0f) {
        return 0u;
    }
    if (x >= 4294967296.0f) {
        return 0xffffffffu;
    }
    return u32(x);
}

fn root_rn(x: f32) -> f32 {
    let bits = bitcast<u32>(x);
    let exponent = i32(bits >> 23u) - 127i;
    let odd = exponent & 1i;
    let m = bitcast<f32>((bits & 8388607u) | (u32(odd + 127i) << 23u));
    var y = bitcast<f32>(1597463007u - (bitcast<u32>(m) >> 1u));
    y = y + y * (0.5f - 0.5f * m * y * y);
    y = y + y * (0.5f - 0.5f * m * y * y);
    y = y + y * (0.5f - 0.5f * m * y * y);
    let radicand = shl_u32((bitcast<u32>(m) & 8388607u) | 8388608u, (bitcast<u32>(m) >> 23u) - 127u);
    var root = u32_from_f32(m * y * 8388608.0f);
    var residual = i32((radicand << 23u) - root * root);
    let over = residual < 0i;
    root = select(root, root - 1u, over);
    residual = select(residual, residual + i32(root * 2u + 1u), over);
    let over_1 = residual < 0i;
    root = select(root, root - 1u, over_1);
    residual = select(residual, residual + i32(root * 2u + 1u), over_1);
    let next = i32(root * 2u + 1u);
    let under = residual >= next;
    root = select(root, root + 1u, under);
    residual = select(residual, residual - next, under);
    root = select(root, root + 1u, (residual > i32(root)));
    let t0 = root;
    let field = ((exponent - odd) >> 1u) + 127i + i32(t0 >> 24u);
    let bits_1 = (u32(field) << 23u) | (t0 & 8388607u);
    let sign_1 = bits & 2147483648u;
    let magnitude = bits & 2147483647u;
    let zero = magnitude < 8388608u;
    let t1 = 2139095040u;
    let t2 = select(bitcast<f32>(0u | select(select(bits_1, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), bitcast<f32>(t1), (bits == 2139095040u));
    let at_edge = select(t2, bitcast<f32>(sign_1), zero);
    let t3 = 2143289344u;
    var result = select(at_edge, bitcast<f32>(t3), (magnitude > 2139095040u) | ((sign_1 != 0u) & !zero));
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
