struct Immediates {
    n_elems: u32,
}

@group(0) @binding(3) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> gate: array<f32>;
@group(0) @binding(1) var<storage, read> up: array<f32>;
@group(0) @binding(2) var<storage, read_write> y: array<f32>;

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn abs_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) & 0x7fffffffu);
}

fn max_f32(a: f32, b: f32) -> f32 {
    return select(a, b, a < b);
}

fn min_f32(a: f32, b: f32) -> f32 {
    return select(a, b, b < a);
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

fn f32_from_bits(bits: u32) -> f32 {
    return bitcast<f32>(bits);
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

@compute @workgroup_size(256, 1, 1)
fn swiglu__f32_f32__flat_x1(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let first = global_invocation_id.x * 8u; // swiglu.rs:146
    let t0 = min_u32(imm.n_elems, first + 8u); // swiglu.rs:162
    for (var index = first; index < t0; index += 1u) {
        let t1 = gate[index]; // swiglu.rs:163
        let t2 = abs_f32(t1); // activation.rs:13
        let bounded = min_f32(max_f32(t2, -104.0f), 89.0f); // math.rs:189
        let k = round(bounded * 1.442695f); // math.rs:190
        let reduced = bounded - k * 0.6933594f; // math.rs:191
        let correction = k * -0.00021219444f; // math.rs:192
        let r = reduced - correction; // math.rs:193
        let r_error = reduced - r - correction; // math.rs:194
        var q = 0.00019891017f; // math.rs:196
        q = q * r + 0.0013933674f; // math.rs:199
        q = q * r + 0.008333311f;
        q = q * r + 0.041666467f;
        q = q * r + 0.16666667f;
        q = q * r + 0.5f;
        let y_1 = 1.0f + (r + (r_error + r * r * q)); // math.rs:201
        let t3 = (bitcast<u32>(y_1) & 8388607u) | 8388608u; // math.rs:202
        let field = i32(bitcast<u32>(y_1) >> 23u) + i32_from_f32(k) + i32(t3 >> 24u); // math.rs:41
        let bits = (u32(field) << 23u) | (t3 & 8388607u); // math.rs:42
        let power = bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))); // math.rs:43
        let e = select(power, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t2) & 2147483647u) > 2139095040u)); // math.rs:203
        let d = 1.0f + e; // activation.rs:14
        let a_bits = 1065353216u; // math.rs:49
        let b_bits = bitcast<u32>(d); // math.rs:50
        let sign_1 = (a_bits ^ b_bits) & 2147483648u; // math.rs:51
        let b_field = (b_bits >> 23u) & 255u; // math.rs:53
        let t4 = b_bits & 8388607u; // math.rs:54
        let below = select(0u, 1u, (0u < t4)); // math.rs:69
        let numerator = shl_u32(8388608u, below); // math.rs:70
        let denominator = t4 | 8388608u; // math.rs:71
        let d_1 = bitcast<f32>(t4 | 1065353216u); // math.rs:73
        var reciprocal = 1.4117647f - 0.47058824f * d_1; // math.rs:74
        reciprocal = reciprocal + reciprocal * (1.0f - d_1 * reciprocal); // math.rs:77
        reciprocal = reciprocal + reciprocal * (1.0f - d_1 * reciprocal);
        reciprocal = reciprocal + reciprocal * (1.0f - d_1 * reciprocal);
        let n = bitcast<f32>(1065353216u + (below << 23u)); // math.rs:80
        var quotient = u32_from_f32(n * reciprocal * 8388608.0f); // math.rs:81
        let divisor = i32(denominator); // math.rs:82
        var residual = i32((numerator << 23u) - quotient * denominator); // math.rs:83
        let over = residual < 0i; // math.rs:86
        quotient = select(quotient, quotient - 1u, over); // math.rs:87
        residual = select(residual, residual + divisor, over); // math.rs:88
        let over_1 = residual < 0i; // math.rs:86
        quotient = select(quotient, quotient - 1u, over_1); // math.rs:87
        residual = select(residual, residual + divisor, over_1); // math.rs:88
        let under = residual >= divisor; // math.rs:90
        quotient = select(quotient, quotient + 1u, under); // math.rs:91
        residual = select(residual, residual - divisor, under); // math.rs:92
        quotient = select(quotient, quotient + 1u, (residual * 2i > divisor)); // math.rs:94
        let exponent = 127i - i32(b_field) + 127i - i32(below); // math.rs:95
        let t5 = quotient; // math.rs:96
        let field_1 = exponent + i32(t5 >> 24u); // math.rs:41
        let bits_1 = (u32(field_1) << 23u) | (t5 & 8388607u); // math.rs:42
        let quotient_1 = bitcast<f32>(sign_1 | select(select(bits_1, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))); // math.rs:43
        let b_infinite = (b_bits & 2147483647u) == 2139095040u; // math.rs:57
        let b_zero = b_field == 0u; // math.rs:59
        let bounded_1 = select(quotient_1, bitcast<f32>(sign_1), b_infinite); // math.rs:61
        let extended = select(bounded_1, bitcast<f32>(sign_1 | 2139095040u), b_zero); // math.rs:62
        let y_2 = select(extended, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d) & 2147483647u) > 2139095040u)); // math.rs:63
        let bits_2 = bitcast<u32>(t1 * select(1.0f - y_2, y_2, (t1 < 0.0f))); // math.rs:34
        let bits_3 = bitcast<u32>(bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))) * up[index]);
        y[index] = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // swiglu.rs:163
    }
}
