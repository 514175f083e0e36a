@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read> amounts: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;

fn neg_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) ^ 0x80000000u);
}

fn abs_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) & 0x7fffffffu);
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

fn quotient_rn(a: f32, b: f32) -> f32 {
    let a_bits = bitcast<u32>(a);
    let b_bits = bitcast<u32>(b);
    let t0 = ((a_bits & 2147483647u) - 553648128u < 1031798784u) & ((b_bits & 2147483647u) - 553648128u < 1031798784u);
    var chosen: f32; // by_fma.rs:63
    if (t0) {
        let bits = bitcast<u32>(b);
        let minus_b = neg_f32(b);
        var y = bitcast<f32>(2129859015u - bits);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        let y_1 = bitcast<f32>(bitcast<u32>(y) + select(0u, 1u, ((bits & 8388607u) == 8388607u)));
        let q = a * y_1;
        let residual = fma(neg_f32(b), q, a);
        chosen = fma(residual, y_1, q);
    } else {
        let t1 = bitcast<f32>((a_bits & 8388607u) | 1065353216u);
        let t2 = bitcast<f32>((b_bits & 8388607u) | 1065353216u);
        let bits = bitcast<u32>(t2);
        let minus_b = neg_f32(t2);
        var y = bitcast<f32>(2129859015u - bits);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        let y_1 = bitcast<f32>(bitcast<u32>(y) + select(0u, 1u, ((bits & 8388607u) == 8388607u)));
        let q = t1 * y_1;
        let residual = fma(neg_f32(t2), q, t1);
        let quotient = bitcast<u32>(fma(residual, y_1, q));
        let exponent = i32(quotient >> 23u) + i32((a_bits >> 23u) & 255u) - i32((b_bits >> 23u) & 255u);
        let sign_1 = (a_bits ^ b_bits) & 2147483648u;
        let t3 = (quotient & 8388607u) | 8388608u;
        let field = exponent + i32(t3 >> 24u);
        let bits_1 = (u32(field) << 23u) | (t3 & 8388607u);
        let scaled = bitcast<f32>(sign_1 | select(select(bits_1, 2139095040u, (field >= 255i)), 0u, (field <= 0i)));
        let sign_2 = (a_bits ^ b_bits) & 2147483648u;
        let a_magnitude = a_bits & 2147483647u;
        let b_magnitude = b_bits & 2147483647u;
        let a_zero = a_magnitude < 8388608u;
        let b_zero = b_magnitude < 8388608u;
        let a_infinite = a_magnitude == 2139095040u;
        let b_infinite = b_magnitude == 2139095040u;
        let any_nan = (a_magnitude > 2139095040u) | (b_magnitude > 2139095040u);
        let undefined = (any_nan | (a_zero & b_zero)) | (a_infinite & b_infinite);
        let bounded = select(scaled, bitcast<f32>(sign_2), a_zero | b_infinite);
        let extended = select(bounded, bitcast<f32>(sign_2 | 2139095040u), a_infinite | b_zero);
        let t4 = 2143289344u;
        chosen = select(extended, bitcast<f32>(t4), undefined);
    }
    var result = chosen;
    return result;
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

fn max_f32(a: f32, b: f32) -> f32 {
    let x = bitcast<u32>(a);
    let y = bitcast<u32>(b);
    let x_size = x & 0x7fffffffu;
    let y_size = y & 0x7fffffffu;
    let x_place = select(i32(x_size), -i32(x_size), x >= 0x80000000u);
    let y_place = select(i32(y_size), -i32(y_size), y >= 0x80000000u);
    let numbers = max(x_size, y_size) <= 0x7f800000u;
    return bitcast<f32>(select(x, y, (x_place < y_place) & numbers));
}

@compute @workgroup_size(64, 1, 1)
fn ops_f32(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let a = x[local_invocation_index + 0u]; // case.rs:4
    let b = x[local_invocation_index + 64u];
    let c = x[local_invocation_index + 128u];
    out[local_invocation_index + 0u] = bitcast<u32>(neg_f32(a));
    out[local_invocation_index + 64u] = bitcast<u32>(abs_f32(a)); // case.rs:5
    out[local_invocation_index + 128u] = bitcast<u32>(floor(a)); // case.rs:6
    out[local_invocation_index + 192u] = bitcast<u32>(ceil(a)); // case.rs:7
    out[local_invocation_index + 256u] = bitcast<u32>(trunc(a)); // case.rs:8
    out[local_invocation_index + 320u] = bitcast<u32>(round(a)); // case.rs:9
    out[local_invocation_index + 384u] = bitcast<u32>(root_rn(a)); // case.rs:10
    out[local_invocation_index + 448u] = bitcast<u32>(a + b); // case.rs:11
    out[local_invocation_index + 512u] = bitcast<u32>(a - b); // case.rs:12
    out[local_invocation_index + 576u] = bitcast<u32>(a * b); // case.rs:13
    out[local_invocation_index + 640u] = bitcast<u32>(quotient_rn(a, b)); // case.rs:14
    out[local_invocation_index + 704u] = bitcast<u32>(min_f32(a, b)); // case.rs:15
    out[local_invocation_index + 768u] = bitcast<u32>(max_f32(a, b)); // case.rs:16
    out[local_invocation_index + 832u] = u32((a == b)); // case.rs:17
    out[local_invocation_index + 896u] = u32(!(a == b)); // case.rs:18
    out[local_invocation_index + 960u] = u32((a < b)); // case.rs:19
    out[local_invocation_index + 1024u] = u32((a <= b)); // case.rs:20
    out[local_invocation_index + 1088u] = u32((a > b)); // case.rs:21
    out[local_invocation_index + 1152u] = u32((a >= b)); // case.rs:22
    out[local_invocation_index + 1216u] = bitcast<u32>(fma(a, b, c)); // case.rs:23
}
