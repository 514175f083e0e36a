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
fn unary__bf16_bf16__sqrt_x1(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let first = global_invocation_id.x * 4u; // unary.rs:274
    let t0 = min_u32(imm.n_elems, first + 4u); // unary.rs:287
    for (var index = first; index < t0; index += 1u) {
        let t1 = load_x(index); // unary.rs:288
        let bits = bitcast<u32>(t1); // roots.rs:14
        let exponent = i32(bits >> 23u) - 127i; // roots.rs:15
        let odd = exponent & 1i; // roots.rs:16
        let m = bitcast<f32>((bits & 8388607u) | (u32(odd + 127i) << 23u)); // roots.rs:17
        var y_1 = bitcast<f32>(1597463007u - (bitcast<u32>(m) >> 1u)); // roots.rs:19
        y_1 = y_1 + y_1 * (0.5f - 0.5f * m * y_1 * y_1); // roots.rs:22
        y_1 = y_1 + y_1 * (0.5f - 0.5f * m * y_1 * y_1);
        y_1 = y_1 + y_1 * (0.5f - 0.5f * m * y_1 * y_1);
        let y_2 = y_1; // roots.rs:24
        let half_exponent = (exponent - odd) >> 1u;
        let radicand = shl_u32((bitcast<u32>(m) & 8388607u) | 8388608u, (bitcast<u32>(m) >> 23u) - 127u); // roots.rs:42
        var root = u32_from_f32(m * y_2 * 8388608.0f); // roots.rs:43
        var residual = i32((radicand << 23u) - root * root); // roots.rs:44
        let over = residual < 0i; // roots.rs:47
        root = select(root, root - 1u, over); // roots.rs:48
        residual = select(residual, residual + i32(root * 2u + 1u), over); // roots.rs:49
        let over_1 = residual < 0i; // roots.rs:47
        root = select(root, root - 1u, over_1); // roots.rs:48
        residual = select(residual, residual + i32(root * 2u + 1u), over_1); // roots.rs:49
        let next = i32(root * 2u + 1u); // roots.rs:51
        let under = residual >= next; // roots.rs:52
        root = select(root, root + 1u, under); // roots.rs:53
        residual = select(residual, residual - next, under); // roots.rs:54
        root = select(root, root + 1u, (residual > i32(root))); // roots.rs:56
        let t2 = root; // roots.rs:57
        let field = half_exponent + 127i + i32(t2 >> 24u); // bits.rs:36
        let bits_1 = (u32(field) << 23u) | (t2 & 8388607u); // bits.rs:37
        let bits_2 = bitcast<u32>(t1); // roots.rs:30
        let sign_1 = bits_2 & 2147483648u; // roots.rs:31
        let zero = (bits_2 & 2139095040u) == 0u; // roots.rs:32
        let t3 = select(bitcast<f32>(select(select(bits_1, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), f32_from_bits(0x7f800000u), (bits_2 == 2139095040u)); // roots.rs:33
        let at_edge = select(t3, bitcast<f32>(sign_1), zero);
        let t4 = select(at_edge, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t1) & 2147483647u) > 2139095040u) | ((sign_1 != 0u) & !zero)); // roots.rs:34
        store_y(index, t4); // unary.rs:288
    }
}
