@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read> amounts: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;

fn neg_vec2_f32(x: vec2<f32>) -> vec2<f32> {
    return bitcast<vec2<f32>>(bitcast<vec2<u32>>(x) ^ vec2<u32>(0x80000000u));
}

fn abs_vec2_f32(x: vec2<f32>) -> vec2<f32> {
    return bitcast<vec2<f32>>(bitcast<vec2<u32>>(x) & vec2<u32>(0x7fffffffu));
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

fn root_rn_vec2(x: vec2<f32>) -> vec2<f32> {
    return vec2<f32>(root_rn(x.x), root_rn(x.y));
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

fn quotient_rn_vec2(a: vec2<f32>, b: vec2<f32>) -> vec2<f32> {
    return vec2<f32>(quotient_rn(a.x, b.x), quotient_rn(a.y, b.y));
}

fn min_vec2_f32(a: vec2<f32>, b: vec2<f32>) -> vec2<f32> {
    let x = bitcast<vec2<u32>>(a);
    let y = bitcast<vec2<u32>>(b);
    let x_size = x & vec2<u32>(0x7fffffffu);
    let y_size = y & vec2<u32>(0x7fffffffu);
    let x_place = select(vec2<i32>(x_size), -vec2<i32>(x_size), x >= vec2<u32>(0x80000000u));
    let y_place = select(vec2<i32>(y_size), -vec2<i32>(y_size), y >= vec2<u32>(0x80000000u));
    let numbers = max(x_size, y_size) <= vec2<u32>(0x7f800000u);
    return bitcast<vec2<f32>>(select(x, y, (y_place < x_place) & numbers));
}

fn max_vec2_f32(a: vec2<f32>, b: vec2<f32>) -> vec2<f32> {
    let x = bitcast<vec2<u32>>(a);
    let y = bitcast<vec2<u32>>(b);
    let x_size = x & vec2<u32>(0x7fffffffu);
    let y_size = y & vec2<u32>(0x7fffffffu);
    let x_place = select(vec2<i32>(x_size), -vec2<i32>(x_size), x >= vec2<u32>(0x80000000u));
    let y_place = select(vec2<i32>(y_size), -vec2<i32>(y_size), y >= vec2<u32>(0x80000000u));
    let numbers = max(x_size, y_size) <= vec2<u32>(0x7f800000u);
    return bitcast<vec2<f32>>(select(x, y, (x_place < y_place) & numbers));
}

@compute @workgroup_size(64, 1, 1)
fn ops_vec2_f32(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let a = vec2<f32>(x[local_invocation_index + 0u], x[local_invocation_index + 64u]); // case.rs:4
    let b = vec2<f32>(x[local_invocation_index + 128u], x[local_invocation_index + 192u]);
    let c = vec2<f32>(x[local_invocation_index + 256u], x[local_invocation_index + 320u]);
    let t0 = neg_vec2_f32(a);
    out[local_invocation_index + 0u] = bitcast<u32>(t0.x);
    out[local_invocation_index + 64u] = bitcast<u32>(t0.y); // case.rs:5
    let t1 = abs_vec2_f32(a); // case.rs:6
    out[local_invocation_index + 128u] = bitcast<u32>(t1.x);
    out[local_invocation_index + 192u] = bitcast<u32>(t1.y); // case.rs:7
    let t2 = floor(a); // case.rs:8
    out[local_invocation_index + 256u] = bitcast<u32>(t2.x);
    out[local_invocation_index + 320u] = bitcast<u32>(t2.y); // case.rs:9
    let t3 = ceil(a); // case.rs:10
    out[local_invocation_index + 384u] = bitcast<u32>(t3.x);
    out[local_invocation_index + 448u] = bitcast<u32>(t3.y); // case.rs:11
    let t4 = trunc(a); // case.rs:12
    out[local_invocation_index + 512u] = bitcast<u32>(t4.x);
    out[local_invocation_index + 576u] = bitcast<u32>(t4.y); // case.rs:13
    let t5 = round(a); // case.rs:14
    out[local_invocation_index + 640u] = bitcast<u32>(t5.x);
    out[local_invocation_index + 704u] = bitcast<u32>(t5.y); // case.rs:15
    let t6 = root_rn_vec2(a); // case.rs:16
    out[local_invocation_index + 768u] = bitcast<u32>(t6.x);
    out[local_invocation_index + 832u] = bitcast<u32>(t6.y); // case.rs:17
    let t7 = a + b; // case.rs:18
    out[local_invocation_index + 896u] = bitcast<u32>(t7.x);
    out[local_invocation_index + 960u] = bitcast<u32>(t7.y); // case.rs:19
    let t8 = a - b; // case.rs:20
    out[local_invocation_index + 1024u] = bitcast<u32>(t8.x);
    out[local_invocation_index + 1088u] = bitcast<u32>(t8.y); // case.rs:21
    let t9 = a * b; // case.rs:22
    out[local_invocation_index + 1152u] = bitcast<u32>(t9.x);
    out[local_invocation_index + 1216u] = bitcast<u32>(t9.y); // case.rs:23
    let t10 = quotient_rn_vec2(a, b); // case.rs:24
    out[local_invocation_index + 1280u] = bitcast<u32>(t10.x);
    out[local_invocation_index + 1344u] = bitcast<u32>(t10.y); // case.rs:25
    let t11 = min_vec2_f32(a, b); // case.rs:26
    out[local_invocation_index + 1408u] = bitcast<u32>(t11.x);
    out[local_invocation_index + 1472u] = bitcast<u32>(t11.y); // case.rs:27
    let t12 = max_vec2_f32(a, b); // case.rs:28
    out[local_invocation_index + 1536u] = bitcast<u32>(t12.x);
    out[local_invocation_index + 1600u] = bitcast<u32>(t12.y); // case.rs:29
    let t13 = a == b; // case.rs:30
    out[local_invocation_index + 1664u] = u32(t13.x);
    out[local_invocation_index + 1728u] = u32(t13.y); // case.rs:31
    let t14 = !(a == b); // case.rs:32
    out[local_invocation_index + 1792u] = u32(t14.x);
    out[local_invocation_index + 1856u] = u32(t14.y); // case.rs:33
    let t15 = a < b; // case.rs:34
    out[local_invocation_index + 1920u] = u32(t15.x);
    out[local_invocation_index + 1984u] = u32(t15.y); // case.rs:35
    let t16 = a <= b; // case.rs:36
    out[local_invocation_index + 2048u] = u32(t16.x);
    out[local_invocation_index + 2112u] = u32(t16.y); // case.rs:37
    let t17 = a > b; // case.rs:38
    out[local_invocation_index + 2176u] = u32(t17.x);
    out[local_invocation_index + 2240u] = u32(t17.y); // case.rs:39
    let t18 = a >= b; // case.rs:40
    out[local_invocation_index + 2304u] = u32(t18.x);
    out[local_invocation_index + 2368u] = u32(t18.y); // case.rs:41
    let t19 = fma(a, b, c); // case.rs:42
    out[local_invocation_index + 2432u] = bitcast<u32>(t19.x);
    out[local_invocation_index + 2496u] = bitcast<u32>(t19.y); // case.rs:43
}
