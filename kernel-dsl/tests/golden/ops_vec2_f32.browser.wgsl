@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read> amounts: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;

fn neg_vec2_f32(x: vec2<f32>) -> vec2<f32> {
    return bitcast<vec2<f32>>(bitcast<vec2<u32>>(x) ^ vec2<u32>(0x80000000u));
}

fn abs_vec2_f32(x: vec2<f32>) -> vec2<f32> {
    return bitcast<vec2<f32>>(bitcast<vec2<u32>>(x) & vec2<u32>(0x7fffffffu));
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

fn root_rn_vec2(x: vec2<f32>) -> vec2<f32> {
    return vec2<f32>(root_rn(x.x), root_rn(x.y));
}

fn quotient_rn(a: f32, b: f32) -> f32 {
    let a_bits = bitcast<u32>(a);
    let b_bits = bitcast<u32>(b);
    let sign_1 = (a_bits ^ b_bits) & 2147483648u;
    let t0 = a_bits & 8388607u;
    let t1 = b_bits & 8388607u;
    let below = select(0u, 1u, (t0 < t1));
    let numerator = shl_u32(t0 | 8388608u, below);
    let denominator = t1 | 8388608u;
    let d = bitcast<f32>((t1 & 8388607u) | 1065353216u);
    var reciprocal = 1.4117647f - 0.47058824f * d;
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal);
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal);
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal);
    let n = bitcast<f32>(bitcast<u32>(bitcast<f32>((t0 & 8388607u) | 1065353216u)) + (below << 23u));
    var quotient = u32_from_f32(n * reciprocal * 8388608.0f);
    let divisor = i32(denominator);
    var residual = i32((numerator << 23u) - quotient * denominator);
    let over = residual < 0i;
    quotient = select(quotient, quotient - 1u, over);
    residual = select(residual, residual + divisor, over);
    let over_1 = residual < 0i;
    quotient = select(quotient, quotient - 1u, over_1);
    residual = select(residual, residual + divisor, over_1);
    let under = residual >= divisor;
    quotient = select(quotient, quotient + 1u, under);
    residual = select(residual, residual - divisor, under);
    quotient = select(quotient, quotient + 1u, (residual * 2i > divisor));
    let exponent = i32((a_bits >> 23u) & 255u) - i32((b_bits >> 23u) & 255u) + 127i - i32(below);
    let t2 = quotient;
    let field = exponent + i32(t2 >> 24u);
    let bits = (u32(field) << 23u) | (t2 & 8388607u);
    let ordinary = bitcast<f32>(sign_1 | select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i)));
    let sign_2 = (a_bits ^ b_bits) & 2147483648u;
    let a_magnitude = a_bits & 2147483647u;
    let b_magnitude = b_bits & 2147483647u;
    let a_zero = a_magnitude < 8388608u;
    let b_zero = b_magnitude < 8388608u;
    let a_infinite = a_magnitude == 2139095040u;
    let b_infinite = b_magnitude == 2139095040u;
    let any_nan = (a_magnitude > 2139095040u) | (b_magnitude > 2139095040u);
    let undefined = (any_nan | (a_zero & b_zero)) | (a_infinite & b_infinite);
    let bounded = select(ordinary, bitcast<f32>(sign_2), a_zero | b_infinite);
    let extended = select(bounded, bitcast<f32>(sign_2 | 2139095040u), a_infinite | b_zero);
    let t3 = 2143289344u;
    var result = select(extended, bitcast<f32>(t3), undefined);
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

fn max_u32(a: u32, b: u32) -> u32 {
    return select(a, b, a < b);
}

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn funnel_shr_u32(high: u32, low: u32, amount: u32) -> u32 {
    let shift = amount & 31u;
    return (low >> shift) | ((high << 1u) << (31u - shift));
}

fn shr_u32(x: u32, amount: u32) -> u32 {
    return x >> (amount & 31u);
}

fn fma_exact(a: f32, b: f32, c: f32) -> f32 {
    let a_bits = bitcast<u32>(a);
    let b_bits = bitcast<u32>(b);
    let c_bits = bitcast<u32>(c);
    let a_magnitude = a_bits & 2147483647u;
    let b_magnitude = b_bits & 2147483647u;
    let c_magnitude = c_bits & 2147483647u;
    let product_sign = (a_bits ^ b_bits) & 2147483648u;
    let signs_differ = (product_sign ^ c_bits) >> 31u;
    let product_is_zero = (a_magnitude == 0u) | (b_magnitude == 0u);
    let a_subnormal = a_magnitude < 8388608u;
    let a_shift = countLeadingZeros(a_magnitude) - 8u;
    let a_digits = select((a_magnitude & 8388607u) | 8388608u, shl_u32(a_magnitude, a_shift), a_subnormal);
    let a_exponent = select(a_magnitude >> 23u, 1u - a_shift, a_subnormal);
    let b_subnormal = b_magnitude < 8388608u;
    let b_shift = countLeadingZeros(b_magnitude) - 8u;
    let b_digits = select((b_magnitude & 8388607u) | 8388608u, shl_u32(b_magnitude, b_shift), b_subnormal);
    let b_exponent = select(b_magnitude >> 23u, 1u - b_shift, b_subnormal);
    let a_high = a_digits >> 12u;
    let b_high = b_digits >> 12u;
    let a_low = a_digits & 4095u;
    let b_low = b_digits & 4095u;
    let bottom = a_digits * b_digits;
    let product_high = ((a_high * b_high + ((((a_low * b_low) >> 12u) + a_high * b_low + a_low * b_high) >> 12u)) << 6u) | ((bottom >> 18u) & 63u);
    let product_low = bottom << 14u;
    let product_exponent = a_exponent + b_exponent;
    let c_exponent = max_u32(c_magnitude >> 23u, 1u);
    let c_high = select((c_magnitude & 8388607u) | 8388608u, c_magnitude, (c_magnitude < 8388608u)) << 5u;
    let distance_1 = select(product_exponent - c_exponent - 127u, 4294967295u, product_is_zero);
    let c_is_larger = distance_1 > 2147483647u;
    let t0 = select(product_low, 0u, c_is_larger);
    let t1 = select(c_high, product_high, c_is_larger);
    let t2 = select(0u, product_low, c_is_larger);
    let shift = min_u32(select(distance_1, 0u - distance_1, c_is_larger), 63u);
    let far = shift > 31u;
    let near_high = select(t1, 0u, far);
    let near_low = select(t2, t1, far);
    let shifted_low = funnel_shr_u32(near_high, near_low, shift) | u32(((select(0u, t2, far) | (near_low & (shl_u32(1u, shift) - 1u))) != 0u));
    let shifted_high = shr_u32(near_high, shift);
    let flip = 0u - signs_differ;
    let sum_part = t0 + (shifted_low ^ flip);
    let sum_low = sum_part + signs_differ;
    let sum_high = select(product_high, c_high, c_is_larger) + (shifted_high ^ flip) + u32((sum_part < t0)) + u32((sum_low < sum_part));
    let turned = sum_high >> 31u;
    let turn = 0u - turned;
    let magnitude_low = (sum_low ^ turn) + turned;
    let magnitude_high = (sum_high ^ turn) + select(0u, turned, (magnitude_low == 0u));
    let c_sign = c_bits & 2147483648u;
    let low_half = magnitude_high == 0u;
    let top = select(magnitude_high, magnitude_low, low_half);
    let rest = select(magnitude_low, 0u, low_half);
    let zeros = countLeadingZeros(top);
    let digits = (shl_u32(top, zeros) | shr_u32(rest >> 1u, 31u - zeros)) | u32((shl_u32(rest, zeros) != 0u));
    let t3 = digits == 0u;
    let t4 = select(product_exponent - 124u, c_exponent + 3u, c_is_larger) - zeros - select(0u, 32u, low_half);
    let field = t4 - 1u;
    let tiny = field > 2147483647u;
    let under = select(0u, min_u32(0u - field, 31u), tiny);
    let kept = shr_u32(digits, under) | u32(((digits & (shl_u32(1u, under) - 1u)) != 0u));
    let whole = kept >> 8u;
    let finite_field = select(field, 0u, tiny);
    let t5 = select((finite_field << 23u) + whole + u32(((kept & 255u) + (whole & 1u) > 128u)), 2139095040u, (finite_field > 253u));
    let finite = select(select(product_sign, c_sign, c_is_larger) ^ (turned << 31u), product_sign & c_sign, t3) | select(t5, 0u, t3);
    let largest_factor = max_u32(a_magnitude, b_magnitude);
    let largest = max_u32(largest_factor, c_magnitude);
    let infinite_product = largest_factor == 2139095040u;
    let t6 = (largest > 2139095040u) | (infinite_product & (product_is_zero | ((c_magnitude == 2139095040u) & (signs_differ == 1u))));
    let special = select(select(c_bits, product_sign | 2139095040u, infinite_product), 2143289344u, t6);
    var result = bitcast<f32>(select(special, finite, (largest < 2139095040u)));
    return result;
}

fn fma_exact_vec2(a: vec2<f32>, b: vec2<f32>, c: vec2<f32>) -> vec2<f32> {
    return vec2<f32>(fma_exact(a.x, b.x, c.x), fma_exact(a.y, b.y, c.y));
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
    let t19 = fma_exact_vec2(a, b, c); // case.rs:42
    out[local_invocation_index + 2432u] = bitcast<u32>(t19.x);
    out[local_invocation_index + 2496u] = bitcast<u32>(t19.y); // case.rs:43
}
