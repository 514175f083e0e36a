struct Immediates {
    qkv_stride: u32,
    b_stride: u32,
    a_stride: u32,
    eps: f32,
    n_tokens: u32,
    n_rows: u32,
    n_qk_heads: u32,
    n_v_heads: u32,
    head_v_dim: u32,
    head_k_dim: u32,
    n_slots: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> qkv: array<u32>;
@group(0) @binding(1) var<storage, read> conv_weight: array<vec2<u32>>;
@group(0) @binding(2) var<storage, read> conv_state: array<u32>;
@group(0) @binding(3) var<storage, read> slots: array<u32>;
@group(0) @binding(4) var<storage, read> b: array<u32>;
@group(0) @binding(5) var<storage, read> a: array<u32>;
@group(0) @binding(6) var<storage, read> a_log: array<f32>;
@group(0) @binding(7) var<storage, read> dt_bias: array<u32>;
@group(0) @binding(8) var<storage, read_write> qk: array<atomic<u32>>;
@group(0) @binding(9) var<storage, read_write> v: array<atomic<u32>>;
@group(0) @binding(10) var<storage, read_write> gates: array<vec2<f32>>;

fn div_u32(a: u32, b: u32) -> u32 {
    return a / b;
}

fn rem_u32(a: u32, b: u32) -> u32 {
    return a % b;
}

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn f32_from_bits(bits: u32) -> f32 {
    return bitcast<f32>(bits);
}

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
}

fn load_qkv(index: u32) -> f32 {
    let bits = qkv[index >> 1u] >> ((index & 1u) * 16u);
    return decode_bf16(bits);
}

fn load_conv_state(index: u32) -> f32 {
    let bits = conv_state[index >> 1u] >> ((index & 1u) * 16u);
    return decode_bf16(bits);
}

fn encode_bf16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

fn abs_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) & 0x7fffffffu);
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

fn neg_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) ^ 0x80000000u);
}

fn reciprocal_rn(x: f32) -> f32 {
    let bits = bitcast<u32>(x);
    var chosen: f32; // by_fma.rs:71
    if ((bits & 2147483647u) - 553648128u < 1031798784u) {
        let bits_1 = bitcast<u32>(x);
        let minus_b = neg_f32(x);
        var y = bitcast<f32>(2129859015u - bits_1);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        chosen = bitcast<f32>(bitcast<u32>(y) + select(0u, 1u, ((bits_1 & 8388607u) == 8388607u)));
    } else {
        let t0 = bitcast<f32>((bits & 8388607u) | 1065353216u);
        let bits_1 = bitcast<u32>(t0);
        let minus_b = neg_f32(t0);
        var y = bitcast<f32>(2129859015u - bits_1);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        y = fma(fma(minus_b, y, 1.0f), y, y);
        let nearest = bitcast<u32>(bitcast<f32>(bitcast<u32>(y) + select(0u, 1u, ((bits_1 & 8388607u) == 8388607u))));
        let exponent = i32(nearest >> 23u) + 127i - i32((bits >> 23u) & 255u);
        let t1 = (nearest & 8388607u) | 8388608u;
        let field = exponent + i32(t1 >> 24u);
        let bits_2 = (u32(field) << 23u) | (t1 & 8388607u);
        let scaled = bitcast<f32>((bits & 2147483648u) | select(select(bits_2, 2139095040u, (field >= 255i)), 0u, (field <= 0i)));
        let sign_1 = (1065353216u ^ bits) & 2147483648u;
        let t2 = 1065353216u;
        let a_magnitude = t2 & 2147483647u;
        let b_magnitude = bits & 2147483647u;
        let a_zero = a_magnitude < 8388608u;
        let b_zero = b_magnitude < 8388608u;
        let a_infinite = a_magnitude == 2139095040u;
        let b_infinite = b_magnitude == 2139095040u;
        let any_nan = (a_magnitude > 2139095040u) | (b_magnitude > 2139095040u);
        let undefined = (any_nan | (a_zero & b_zero)) | (a_infinite & b_infinite);
        let bounded = select(scaled, bitcast<f32>(sign_1), a_zero | b_infinite);
        let extended = select(bounded, bitcast<f32>(sign_1 | 2139095040u), a_infinite | b_zero);
        let t3 = 2143289344u;
        chosen = select(extended, bitcast<f32>(t3), undefined);
    }
    var result = chosen;
    return result;
}

fn reduce_add_f32(x: f32) -> f32 {
    let x1 = x + subgroupShuffleXor(x, 1u);
    let x2 = x1 + subgroupShuffleXor(x1, 2u);
    let x3 = x2 + subgroupShuffleXor(x2, 4u);
    let x4 = x3 + subgroupShuffleXor(x3, 8u);
    let x5 = x4 + subgroupShuffleXor(x4, 16u);
    return x5;
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

fn store_v(index: u32, value: f32) {
    let word = index >> 1u;
    let shift = (index & 1u) * 16u;
    atomicAnd(&v[word], ~(0xffffu << shift));
    atomicOr(&v[word], encode_bf16(value) << shift);
}

fn store_qk(index: u32, value: f32) {
    let word = index >> 1u;
    let shift = (index & 1u) * 16u;
    atomicAnd(&qk[word], ~(0xffffu << shift));
    atomicOr(&qk[word], encode_bf16(value) << shift);
}

fn load_a(index: u32) -> f32 {
    let bits = a[index >> 1u] >> ((index & 1u) * 16u);
    return decode_bf16(bits);
}

fn load_b(index: u32) -> f32 {
    let bits = b[index >> 1u] >> ((index & 1u) * 16u);
    return decode_bf16(bits);
}

fn load_dt_bias(index: u32) -> f32 {
    let bits = dt_bias[index >> 1u] >> ((index & 1u) * 16u);
    return decode_bf16(bits);
}

fn max_i32(a: i32, b: i32) -> i32 {
    return select(a, b, a < b);
}

@compute @workgroup_size(128, 1, 1)
fn gdn_prepare__bf16_bf16__subgroup_x1(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let token = workgroup_id.y; // mod.rs:217
    let seq_len = div_u32(imm.n_tokens, imm.n_rows); // mod.rs:218
    let step_1 = rem_u32(token, seq_len); // mod.rs:219
    let slot = slots[div_u32(token, seq_len)]; // mod.rs:220
    let wanted = workgroup_id.x * 4u + (local_invocation_index >> 5u); // mod.rs:222
    let is_inside = wanted < imm.n_qk_heads + imm.n_v_heads; // mod.rs:223
    let head = min_u32(wanted, imm.n_qk_heads + imm.n_v_heads - 1u); // mod.rs:224
    let is_value = head >= imm.n_qk_heads; // mod.rs:225
    let v_head = head - imm.n_qk_heads; // mod.rs:226
    let own_len = select(imm.head_k_dim, imm.head_v_dim, is_value) / 32u; // mod.rs:227
    let first_of_head = select(head * imm.head_k_dim, imm.n_qk_heads * imm.head_k_dim + v_head * imm.head_v_dim, is_value); // mod.rs:228
    let first = first_of_head + (local_invocation_index & 31u) * own_len; // mod.rs:229
    var inputs_0_0 = f32_from_bits(0x7fc00000u); // mod.rs:231
    var inputs_0_1 = f32_from_bits(0x7fc00000u);
    var inputs_0_2 = f32_from_bits(0x7fc00000u);
    var inputs_0_3 = f32_from_bits(0x7fc00000u);
    var inputs_0_4 = f32_from_bits(0x7fc00000u);
    var inputs_0_5 = f32_from_bits(0x7fc00000u);
    var inputs_0_6 = f32_from_bits(0x7fc00000u);
    var inputs_0_7 = f32_from_bits(0x7fc00000u);
    var inputs_1_0 = f32_from_bits(0x7fc00000u);
    var inputs_1_1 = f32_from_bits(0x7fc00000u);
    var inputs_1_2 = f32_from_bits(0x7fc00000u);
    var inputs_1_3 = f32_from_bits(0x7fc00000u);
    var inputs_1_4 = f32_from_bits(0x7fc00000u);
    var inputs_1_5 = f32_from_bits(0x7fc00000u);
    var inputs_1_6 = f32_from_bits(0x7fc00000u);
    var inputs_1_7 = f32_from_bits(0x7fc00000u);
    var inputs_2_0 = f32_from_bits(0x7fc00000u);
    var inputs_2_1 = f32_from_bits(0x7fc00000u);
    var inputs_2_2 = f32_from_bits(0x7fc00000u);
    var inputs_2_3 = f32_from_bits(0x7fc00000u);
    var inputs_2_4 = f32_from_bits(0x7fc00000u);
    var inputs_2_5 = f32_from_bits(0x7fc00000u);
    var inputs_2_6 = f32_from_bits(0x7fc00000u);
    var inputs_2_7 = f32_from_bits(0x7fc00000u);
    var inputs_3_0 = f32_from_bits(0x7fc00000u);
    var inputs_3_1 = f32_from_bits(0x7fc00000u);
    var inputs_3_2 = f32_from_bits(0x7fc00000u);
    var inputs_3_3 = f32_from_bits(0x7fc00000u);
    var inputs_3_4 = f32_from_bits(0x7fc00000u);
    var inputs_3_5 = f32_from_bits(0x7fc00000u);
    var inputs_3_6 = f32_from_bits(0x7fc00000u);
    var inputs_3_7 = f32_from_bits(0x7fc00000u);
    if (step_1 >= 3u) { // mod.rs:234
        let place = (token - 3u) * imm.qkv_stride + first; // mod.rs:235
        var values_0 = 0.0f; // gdn.rs:191
        var values_1 = 0.0f;
        var values_2 = 0.0f;
        var values_3 = 0.0f;
        var values_4 = 0.0f;
        var values_5 = 0.0f;
        var values_6 = 0.0f;
        var values_7 = 0.0f;
        if (0u < own_len) { // gdn.rs:194
            values_0 = load_qkv(place); // gdn.rs:195
        }
        if (1u < own_len) { // gdn.rs:194
            values_1 = load_qkv(place + 1u); // gdn.rs:195
        }
        if (2u < own_len) { // gdn.rs:194
            values_2 = load_qkv(place + 2u); // gdn.rs:195
        }
        if (3u < own_len) { // gdn.rs:194
            values_3 = load_qkv(place + 3u); // gdn.rs:195
        }
        if (4u < own_len) { // gdn.rs:194
            values_4 = load_qkv(place + 4u); // gdn.rs:195
        }
        if (5u < own_len) { // gdn.rs:194
            values_5 = load_qkv(place + 5u); // gdn.rs:195
        }
        if (6u < own_len) { // gdn.rs:194
            values_6 = load_qkv(place + 6u); // gdn.rs:195
        }
        if (7u < own_len) { // gdn.rs:194
            values_7 = load_qkv(place + 7u); // gdn.rs:195
        }
        inputs_0_0 = values_0; // mod.rs:239
        inputs_0_1 = values_1;
        inputs_0_2 = values_2;
        inputs_0_3 = values_3;
        inputs_0_4 = values_4;
        inputs_0_5 = values_5;
        inputs_0_6 = values_6;
        inputs_0_7 = values_7;
    } else {
        if (slot < imm.n_slots) { // mod.rs:241
            let place = (slot * 3u + step_1) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + first; // mod.rs:242
            var values_0 = 0.0f; // gdn.rs:191
            var values_1 = 0.0f;
            var values_2 = 0.0f;
            var values_3 = 0.0f;
            var values_4 = 0.0f;
            var values_5 = 0.0f;
            var values_6 = 0.0f;
            var values_7 = 0.0f;
            if (0u < own_len) { // gdn.rs:194
                values_0 = load_conv_state(place); // gdn.rs:195
            }
            if (1u < own_len) { // gdn.rs:194
                values_1 = load_conv_state(place + 1u); // gdn.rs:195
            }
            if (2u < own_len) { // gdn.rs:194
                values_2 = load_conv_state(place + 2u); // gdn.rs:195
            }
            if (3u < own_len) { // gdn.rs:194
                values_3 = load_conv_state(place + 3u); // gdn.rs:195
            }
            if (4u < own_len) { // gdn.rs:194
                values_4 = load_conv_state(place + 4u); // gdn.rs:195
            }
            if (5u < own_len) { // gdn.rs:194
                values_5 = load_conv_state(place + 5u); // gdn.rs:195
            }
            if (6u < own_len) { // gdn.rs:194
                values_6 = load_conv_state(place + 6u); // gdn.rs:195
            }
            if (7u < own_len) { // gdn.rs:194
                values_7 = load_conv_state(place + 7u); // gdn.rs:195
            }
            inputs_0_0 = values_0; // mod.rs:246
            inputs_0_1 = values_1;
            inputs_0_2 = values_2;
            inputs_0_3 = values_3;
            inputs_0_4 = values_4;
            inputs_0_5 = values_5;
            inputs_0_6 = values_6;
            inputs_0_7 = values_7;
        }
    }
    if (step_1 + 1u >= 3u) { // mod.rs:234
        let place = (token + 1u - 3u) * imm.qkv_stride + first; // mod.rs:235
        var values_0 = 0.0f; // gdn.rs:191
        var values_1 = 0.0f;
        var values_2 = 0.0f;
        var values_3 = 0.0f;
        var values_4 = 0.0f;
        var values_5 = 0.0f;
        var values_6 = 0.0f;
        var values_7 = 0.0f;
        if (0u < own_len) { // gdn.rs:194
            values_0 = load_qkv(place); // gdn.rs:195
        }
        if (1u < own_len) { // gdn.rs:194
            values_1 = load_qkv(place + 1u); // gdn.rs:195
        }
        if (2u < own_len) { // gdn.rs:194
            values_2 = load_qkv(place + 2u); // gdn.rs:195
        }
        if (3u < own_len) { // gdn.rs:194
            values_3 = load_qkv(place + 3u); // gdn.rs:195
        }
        if (4u < own_len) { // gdn.rs:194
            values_4 = load_qkv(place + 4u); // gdn.rs:195
        }
        if (5u < own_len) { // gdn.rs:194
            values_5 = load_qkv(place + 5u); // gdn.rs:195
        }
        if (6u < own_len) { // gdn.rs:194
            values_6 = load_qkv(place + 6u); // gdn.rs:195
        }
        if (7u < own_len) { // gdn.rs:194
            values_7 = load_qkv(place + 7u); // gdn.rs:195
        }
        inputs_1_0 = values_0; // mod.rs:239
        inputs_1_1 = values_1;
        inputs_1_2 = values_2;
        inputs_1_3 = values_3;
        inputs_1_4 = values_4;
        inputs_1_5 = values_5;
        inputs_1_6 = values_6;
        inputs_1_7 = values_7;
    } else {
        if (slot < imm.n_slots) { // mod.rs:241
            let place = (slot * 3u + (step_1 + 1u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + first; // mod.rs:242
            var values_0 = 0.0f; // gdn.rs:191
            var values_1 = 0.0f;
            var values_2 = 0.0f;
            var values_3 = 0.0f;
            var values_4 = 0.0f;
            var values_5 = 0.0f;
            var values_6 = 0.0f;
            var values_7 = 0.0f;
            if (0u < own_len) { // gdn.rs:194
                values_0 = load_conv_state(place); // gdn.rs:195
            }
            if (1u < own_len) { // gdn.rs:194
                values_1 = load_conv_state(place + 1u); // gdn.rs:195
            }
            if (2u < own_len) { // gdn.rs:194
                values_2 = load_conv_state(place + 2u); // gdn.rs:195
            }
            if (3u < own_len) { // gdn.rs:194
                values_3 = load_conv_state(place + 3u); // gdn.rs:195
            }
            if (4u < own_len) { // gdn.rs:194
                values_4 = load_conv_state(place + 4u); // gdn.rs:195
            }
            if (5u < own_len) { // gdn.rs:194
                values_5 = load_conv_state(place + 5u); // gdn.rs:195
            }
            if (6u < own_len) { // gdn.rs:194
                values_6 = load_conv_state(place + 6u); // gdn.rs:195
            }
            if (7u < own_len) { // gdn.rs:194
                values_7 = load_conv_state(place + 7u); // gdn.rs:195
            }
            inputs_1_0 = values_0; // mod.rs:246
            inputs_1_1 = values_1;
            inputs_1_2 = values_2;
            inputs_1_3 = values_3;
            inputs_1_4 = values_4;
            inputs_1_5 = values_5;
            inputs_1_6 = values_6;
            inputs_1_7 = values_7;
        }
    }
    if (step_1 + 2u >= 3u) { // mod.rs:234
        let place = (token + 2u - 3u) * imm.qkv_stride + first; // mod.rs:235
        var values_0 = 0.0f; // gdn.rs:191
        var values_1 = 0.0f;
        var values_2 = 0.0f;
        var values_3 = 0.0f;
        var values_4 = 0.0f;
        var values_5 = 0.0f;
        var values_6 = 0.0f;
        var values_7 = 0.0f;
        if (0u < own_len) { // gdn.rs:194
            values_0 = load_qkv(place); // gdn.rs:195
        }
        if (1u < own_len) { // gdn.rs:194
            values_1 = load_qkv(place + 1u); // gdn.rs:195
        }
        if (2u < own_len) { // gdn.rs:194
            values_2 = load_qkv(place + 2u); // gdn.rs:195
        }
        if (3u < own_len) { // gdn.rs:194
            values_3 = load_qkv(place + 3u); // gdn.rs:195
        }
        if (4u < own_len) { // gdn.rs:194
            values_4 = load_qkv(place + 4u); // gdn.rs:195
        }
        if (5u < own_len) { // gdn.rs:194
            values_5 = load_qkv(place + 5u); // gdn.rs:195
        }
        if (6u < own_len) { // gdn.rs:194
            values_6 = load_qkv(place + 6u); // gdn.rs:195
        }
        if (7u < own_len) { // gdn.rs:194
            values_7 = load_qkv(place + 7u); // gdn.rs:195
        }
        inputs_2_0 = values_0; // mod.rs:239
        inputs_2_1 = values_1;
        inputs_2_2 = values_2;
        inputs_2_3 = values_3;
        inputs_2_4 = values_4;
        inputs_2_5 = values_5;
        inputs_2_6 = values_6;
        inputs_2_7 = values_7;
    } else {
        if (slot < imm.n_slots) { // mod.rs:241
            let place = (slot * 3u + (step_1 + 2u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + first; // mod.rs:242
            var values_0 = 0.0f; // gdn.rs:191
            var values_1 = 0.0f;
            var values_2 = 0.0f;
            var values_3 = 0.0f;
            var values_4 = 0.0f;
            var values_5 = 0.0f;
            var values_6 = 0.0f;
            var values_7 = 0.0f;
            if (0u < own_len) { // gdn.rs:194
                values_0 = load_conv_state(place); // gdn.rs:195
            }
            if (1u < own_len) { // gdn.rs:194
                values_1 = load_conv_state(place + 1u); // gdn.rs:195
            }
            if (2u < own_len) { // gdn.rs:194
                values_2 = load_conv_state(place + 2u); // gdn.rs:195
            }
            if (3u < own_len) { // gdn.rs:194
                values_3 = load_conv_state(place + 3u); // gdn.rs:195
            }
            if (4u < own_len) { // gdn.rs:194
                values_4 = load_conv_state(place + 4u); // gdn.rs:195
            }
            if (5u < own_len) { // gdn.rs:194
                values_5 = load_conv_state(place + 5u); // gdn.rs:195
            }
            if (6u < own_len) { // gdn.rs:194
                values_6 = load_conv_state(place + 6u); // gdn.rs:195
            }
            if (7u < own_len) { // gdn.rs:194
                values_7 = load_conv_state(place + 7u); // gdn.rs:195
            }
            inputs_2_0 = values_0; // mod.rs:246
            inputs_2_1 = values_1;
            inputs_2_2 = values_2;
            inputs_2_3 = values_3;
            inputs_2_4 = values_4;
            inputs_2_5 = values_5;
            inputs_2_6 = values_6;
            inputs_2_7 = values_7;
        }
    }
    if (step_1 + 3u >= 3u) { // mod.rs:234
        let place = (token + 3u - 3u) * imm.qkv_stride + first; // mod.rs:235
        var values_0 = 0.0f; // gdn.rs:191
        var values_1 = 0.0f;
        var values_2 = 0.0f;
        var values_3 = 0.0f;
        var values_4 = 0.0f;
        var values_5 = 0.0f;
        var values_6 = 0.0f;
        var values_7 = 0.0f;
        if (0u < own_len) { // gdn.rs:194
            values_0 = load_qkv(place); // gdn.rs:195
        }
        if (1u < own_len) { // gdn.rs:194
            values_1 = load_qkv(place + 1u); // gdn.rs:195
        }
        if (2u < own_len) { // gdn.rs:194
            values_2 = load_qkv(place + 2u); // gdn.rs:195
        }
        if (3u < own_len) { // gdn.rs:194
            values_3 = load_qkv(place + 3u); // gdn.rs:195
        }
        if (4u < own_len) { // gdn.rs:194
            values_4 = load_qkv(place + 4u); // gdn.rs:195
        }
        if (5u < own_len) { // gdn.rs:194
            values_5 = load_qkv(place + 5u); // gdn.rs:195
        }
        if (6u < own_len) { // gdn.rs:194
            values_6 = load_qkv(place + 6u); // gdn.rs:195
        }
        if (7u < own_len) { // gdn.rs:194
            values_7 = load_qkv(place + 7u); // gdn.rs:195
        }
        inputs_3_0 = values_0; // mod.rs:239
        inputs_3_1 = values_1;
        inputs_3_2 = values_2;
        inputs_3_3 = values_3;
        inputs_3_4 = values_4;
        inputs_3_5 = values_5;
        inputs_3_6 = values_6;
        inputs_3_7 = values_7;
    } else {
        if (slot < imm.n_slots) { // mod.rs:241
            let place = (slot * 3u + (step_1 + 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim) + first; // mod.rs:242
            var values_0 = 0.0f; // gdn.rs:191
            var values_1 = 0.0f;
            var values_2 = 0.0f;
            var values_3 = 0.0f;
            var values_4 = 0.0f;
            var values_5 = 0.0f;
            var values_6 = 0.0f;
            var values_7 = 0.0f;
            if (0u < own_len) { // gdn.rs:194
                values_0 = load_conv_state(place); // gdn.rs:195
            }
            if (1u < own_len) { // gdn.rs:194
                values_1 = load_conv_state(place + 1u); // gdn.rs:195
            }
            if (2u < own_len) { // gdn.rs:194
                values_2 = load_conv_state(place + 2u); // gdn.rs:195
            }
            if (3u < own_len) { // gdn.rs:194
                values_3 = load_conv_state(place + 3u); // gdn.rs:195
            }
            if (4u < own_len) { // gdn.rs:194
                values_4 = load_conv_state(place + 4u); // gdn.rs:195
            }
            if (5u < own_len) { // gdn.rs:194
                values_5 = load_conv_state(place + 5u); // gdn.rs:195
            }
            if (6u < own_len) { // gdn.rs:194
                values_6 = load_conv_state(place + 6u); // gdn.rs:195
            }
            if (7u < own_len) { // gdn.rs:194
                values_7 = load_conv_state(place + 7u); // gdn.rs:195
            }
            inputs_3_0 = values_0; // mod.rs:246
            inputs_3_1 = values_1;
            inputs_3_2 = values_2;
            inputs_3_3 = values_3;
            inputs_3_4 = values_4;
            inputs_3_5 = values_5;
            inputs_3_6 = values_6;
            inputs_3_7 = values_7;
        }
    }
    var channels_0 = 0.0f; // mod.rs:250
    var channels_1 = 0.0f;
    var channels_2 = 0.0f;
    var channels_3 = 0.0f;
    var channels_4 = 0.0f;
    var channels_5 = 0.0f;
    var channels_6 = 0.0f;
    var channels_7 = 0.0f;
    var squares = 0.0f; // mod.rs:251
    let owned = 0u < own_len; // mod.rs:254
    let t0 = conv_weight[((first * 4u) >> 1u) >> 1u]; // mod.rs:255
    var sum = 0.0f; // mod.rs:256
    sum = sum + decode_bf16(t0.x) * inputs_0_0; // mod.rs:259
    sum = sum + decode_bf16(t0.x >> 16u) * inputs_1_0;
    sum = sum + decode_bf16(t0.y) * inputs_2_0;
    sum = sum + decode_bf16(t0.y >> 16u) * inputs_3_0;
    let bits = bitcast<u32>(sum); // bits.rs:29
    let t1 = decode_bf16(encode_bf16(bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))))); // mod.rs:261
    let t2 = abs_f32(t1); // activation.rs:20
    let t3 = min_f32(max_f32(t2, -104.0f), 89.0f); // exponential.rs:40
    let k = round(t3 * 1.442695f); // exponential.rs:14
    let reduced = t3 - k * 0.6933594f; // exponential.rs:15
    let correction = k * -0.00021219444f; // exponential.rs:16
    let r = reduced - correction; // exponential.rs:17
    let r_error = reduced - r - correction; // exponential.rs:18
    var q = 0.00019891017f; // exponential.rs:26
    q = q * r + 0.0013933674f; // exponential.rs:29
    q = q * r + 0.008333311f;
    q = q * r + 0.041666467f;
    q = q * r + 0.16666667f;
    q = q * r + 0.5f;
    let rest = r_error + r * r * q; // exponential.rs:31
    let p = r + rest; // exponential.rs:32
    let y = 1.0f + p; // exponential.rs:33
    let t4 = i32_from_f32(k); // exponential.rs:42
    let field = i32(bitcast<u32>(y) >> 23u) + t4; // bits.rs:36
    let bits_1 = bitcast<u32>(y) + (u32(t4) << 23u); // bits.rs:37
    let t5 = select(bitcast<f32>(select(select(bits_1, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t2) & 2147483647u) > 2139095040u)); // exponential.rs:42
    let e = decode_bf16(encode_bf16(t5)); // activation.rs:20
    let d = decode_bf16(encode_bf16(1.0f + e)); // activation.rs:21
    let y_1 = decode_bf16(encode_bf16(reciprocal_rn(d))); // activation.rs:22
    let bits_2 = bitcast<u32>(t1 * select(decode_bf16(encode_bf16(1.0f - y_1)), y_1, (t1 < 0.0f))); // bits.rs:29
    let t6 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))))); // activation.rs:30
    channels_0 = t6; // mod.rs:261
    squares = select(squares, squares + channels_0 * channels_0, owned); // mod.rs:262
    let owned_1 = 1u < own_len; // mod.rs:254
    let t7 = conv_weight[((select(first, first + 1u, owned_1) * 4u) >> 1u) >> 1u]; // mod.rs:255
    var sum_1 = 0.0f; // mod.rs:256
    sum_1 = sum_1 + decode_bf16(t7.x) * inputs_0_1; // mod.rs:259
    sum_1 = sum_1 + decode_bf16(t7.x >> 16u) * inputs_1_1;
    sum_1 = sum_1 + decode_bf16(t7.y) * inputs_2_1;
    sum_1 = sum_1 + decode_bf16(t7.y >> 16u) * inputs_3_1;
    let bits_3 = bitcast<u32>(sum_1); // bits.rs:29
    let t8 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))))); // mod.rs:261
    let t9 = abs_f32(t8); // activation.rs:20
    let t10 = min_f32(max_f32(t9, -104.0f), 89.0f); // exponential.rs:40
    let k_1 = round(t10 * 1.442695f); // exponential.rs:14
    let reduced_1 = t10 - k_1 * 0.6933594f; // exponential.rs:15
    let correction_1 = k_1 * -0.00021219444f; // exponential.rs:16
    let r_1 = reduced_1 - correction_1; // exponential.rs:17
    let r_error_1 = reduced_1 - r_1 - correction_1; // exponential.rs:18
    var q_1 = 0.00019891017f; // exponential.rs:26
    q_1 = q_1 * r_1 + 0.0013933674f; // exponential.rs:29
    q_1 = q_1 * r_1 + 0.008333311f;
    q_1 = q_1 * r_1 + 0.041666467f;
    q_1 = q_1 * r_1 + 0.16666667f;
    q_1 = q_1 * r_1 + 0.5f;
    let rest_1 = r_error_1 + r_1 * r_1 * q_1; // exponential.rs:31
    let p_1 = r_1 + rest_1; // exponential.rs:32
    let y_2 = 1.0f + p_1; // exponential.rs:33
    let t11 = i32_from_f32(k_1); // exponential.rs:42
    let field_1 = i32(bitcast<u32>(y_2) >> 23u) + t11; // bits.rs:36
    let bits_4 = bitcast<u32>(y_2) + (u32(t11) << 23u); // bits.rs:37
    let t12 = select(bitcast<f32>(select(select(bits_4, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t9) & 2147483647u) > 2139095040u)); // exponential.rs:42
    let e_1 = decode_bf16(encode_bf16(t12)); // activation.rs:20
    let d_1 = decode_bf16(encode_bf16(1.0f + e_1)); // activation.rs:21
    let y_3 = decode_bf16(encode_bf16(reciprocal_rn(d_1))); // activation.rs:22
    let bits_5 = bitcast<u32>(t8 * select(decode_bf16(encode_bf16(1.0f - y_3)), y_3, (t8 < 0.0f))); // bits.rs:29
    let t13 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))))); // activation.rs:30
    channels_1 = t13; // mod.rs:261
    squares = select(squares, squares + channels_1 * channels_1, owned_1); // mod.rs:262
    let owned_2 = 2u < own_len; // mod.rs:254
    let t14 = conv_weight[((select(first, first + 2u, owned_2) * 4u) >> 1u) >> 1u]; // mod.rs:255
    var sum_2 = 0.0f; // mod.rs:256
    sum_2 = sum_2 + decode_bf16(t14.x) * inputs_0_2; // mod.rs:259
    sum_2 = sum_2 + decode_bf16(t14.x >> 16u) * inputs_1_2;
    sum_2 = sum_2 + decode_bf16(t14.y) * inputs_2_2;
    sum_2 = sum_2 + decode_bf16(t14.y >> 16u) * inputs_3_2;
    let bits_6 = bitcast<u32>(sum_2); // bits.rs:29
    let t15 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))))); // mod.rs:261
    let t16 = abs_f32(t15); // activation.rs:20
    let t17 = min_f32(max_f32(t16, -104.0f), 89.0f); // exponential.rs:40
    let k_2 = round(t17 * 1.442695f); // exponential.rs:14
    let reduced_2 = t17 - k_2 * 0.6933594f; // exponential.rs:15
    let correction_2 = k_2 * -0.00021219444f; // exponential.rs:16
    let r_2 = reduced_2 - correction_2; // exponential.rs:17
    let r_error_2 = reduced_2 - r_2 - correction_2; // exponential.rs:18
    var q_2 = 0.00019891017f; // exponential.rs:26
    q_2 = q_2 * r_2 + 0.0013933674f; // exponential.rs:29
    q_2 = q_2 * r_2 + 0.008333311f;
    q_2 = q_2 * r_2 + 0.041666467f;
    q_2 = q_2 * r_2 + 0.16666667f;
    q_2 = q_2 * r_2 + 0.5f;
    let rest_2 = r_error_2 + r_2 * r_2 * q_2; // exponential.rs:31
    let p_2 = r_2 + rest_2; // exponential.rs:32
    let y_4 = 1.0f + p_2; // exponential.rs:33
    let t18 = i32_from_f32(k_2); // exponential.rs:42
    let field_2 = i32(bitcast<u32>(y_4) >> 23u) + t18; // bits.rs:36
    let bits_7 = bitcast<u32>(y_4) + (u32(t18) << 23u); // bits.rs:37
    let t19 = select(bitcast<f32>(select(select(bits_7, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t16) & 2147483647u) > 2139095040u)); // exponential.rs:42
    let e_2 = decode_bf16(encode_bf16(t19)); // activation.rs:20
    let d_2 = decode_bf16(encode_bf16(1.0f + e_2)); // activation.rs:21
    let y_5 = decode_bf16(encode_bf16(reciprocal_rn(d_2))); // activation.rs:22
    let bits_8 = bitcast<u32>(t15 * select(decode_bf16(encode_bf16(1.0f - y_5)), y_5, (t15 < 0.0f))); // bits.rs:29
    let t20 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))))); // activation.rs:30
    channels_2 = t20; // mod.rs:261
    squares = select(squares, squares + channels_2 * channels_2, owned_2); // mod.rs:262
    let owned_3 = 3u < own_len; // mod.rs:254
    let t21 = conv_weight[((select(first, first + 3u, owned_3) * 4u) >> 1u) >> 1u]; // mod.rs:255
    var sum_3 = 0.0f; // mod.rs:256
    sum_3 = sum_3 + decode_bf16(t21.x) * inputs_0_3; // mod.rs:259
    sum_3 = sum_3 + decode_bf16(t21.x >> 16u) * inputs_1_3;
    sum_3 = sum_3 + decode_bf16(t21.y) * inputs_2_3;
    sum_3 = sum_3 + decode_bf16(t21.y >> 16u) * inputs_3_3;
    let bits_9 = bitcast<u32>(sum_3); // bits.rs:29
    let t22 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))))); // mod.rs:261
    let t23 = abs_f32(t22); // activation.rs:20
    let t24 = min_f32(max_f32(t23, -104.0f), 89.0f); // exponential.rs:40
    let k_3 = round(t24 * 1.442695f); // exponential.rs:14
    let reduced_3 = t24 - k_3 * 0.6933594f; // exponential.rs:15
    let correction_3 = k_3 * -0.00021219444f; // exponential.rs:16
    let r_3 = reduced_3 - correction_3; // exponential.rs:17
    let r_error_3 = reduced_3 - r_3 - correction_3; // exponential.rs:18
    var q_3 = 0.00019891017f; // exponential.rs:26
    q_3 = q_3 * r_3 + 0.0013933674f; // exponential.rs:29
    q_3 = q_3 * r_3 + 0.008333311f;
    q_3 = q_3 * r_3 + 0.041666467f;
    q_3 = q_3 * r_3 + 0.16666667f;
    q_3 = q_3 * r_3 + 0.5f;
    let rest_3 = r_error_3 + r_3 * r_3 * q_3; // exponential.rs:31
    let p_3 = r_3 + rest_3; // exponential.rs:32
    let y_6 = 1.0f + p_3; // exponential.rs:33
    let t25 = i32_from_f32(k_3); // exponential.rs:42
    let field_3 = i32(bitcast<u32>(y_6) >> 23u) + t25; // bits.rs:36
    let bits_10 = bitcast<u32>(y_6) + (u32(t25) << 23u); // bits.rs:37
    let t26 = select(bitcast<f32>(select(select(bits_10, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t23) & 2147483647u) > 2139095040u)); // exponential.rs:42
    let e_3 = decode_bf16(encode_bf16(t26)); // activation.rs:20
    let d_3 = decode_bf16(encode_bf16(1.0f + e_3)); // activation.rs:21
    let y_7 = decode_bf16(encode_bf16(reciprocal_rn(d_3))); // activation.rs:22
    let bits_11 = bitcast<u32>(t22 * select(decode_bf16(encode_bf16(1.0f - y_7)), y_7, (t22 < 0.0f))); // bits.rs:29
    let t27 = encode_bf16(bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u)))); // activation.rs:30
    channels_3 = decode_bf16(t27); // mod.rs:261
    squares = select(squares, squares + channels_3 * channels_3, owned_3); // mod.rs:262
    let owned_4 = 4u < own_len; // mod.rs:254
    let t28 = conv_weight[((select(first, first + 4u, owned_4) * 4u) >> 1u) >> 1u]; // mod.rs:255
    var sum_4 = 0.0f; // mod.rs:256
    sum_4 = sum_4 + decode_bf16(t28.x) * inputs_0_4; // mod.rs:259
    sum_4 = sum_4 + decode_bf16(t28.x >> 16u) * inputs_1_4;
    sum_4 = sum_4 + decode_bf16(t28.y) * inputs_2_4;
    sum_4 = sum_4 + decode_bf16(t28.y >> 16u) * inputs_3_4;
    let bits_12 = bitcast<u32>(sum_4); // bits.rs:29
    let t29 = encode_bf16(bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u)))); // mod.rs:261
    let t30 = decode_bf16(t29);
    let t31 = abs_f32(t30); // activation.rs:20
    let t32 = min_f32(max_f32(t31, -104.0f), 89.0f); // exponential.rs:40
    let k_4 = round(t32 * 1.442695f); // exponential.rs:14
    let reduced_4 = t32 - k_4 * 0.6933594f; // exponential.rs:15
    let correction_4 = k_4 * -0.00021219444f; // exponential.rs:16
    let r_4 = reduced_4 - correction_4; // exponential.rs:17
    let r_error_4 = reduced_4 - r_4 - correction_4; // exponential.rs:18
    var q_4 = 0.00019891017f; // exponential.rs:26
    q_4 = q_4 * r_4 + 0.0013933674f; // exponential.rs:29
    q_4 = q_4 * r_4 + 0.008333311f;
    q_4 = q_4 * r_4 + 0.041666467f;
    q_4 = q_4 * r_4 + 0.16666667f;
    q_4 = q_4 * r_4 + 0.5f;
    let rest_4 = r_error_4 + r_4 * r_4 * q_4; // exponential.rs:31
    let p_4 = r_4 + rest_4; // exponential.rs:32
    let y_8 = 1.0f + p_4; // exponential.rs:33
    let t33 = i32_from_f32(k_4); // exponential.rs:42
    let field_4 = i32(bitcast<u32>(y_8) >> 23u) + t33; // bits.rs:36
    let bits_13 = bitcast<u32>(y_8) + (u32(t33) << 23u); // bits.rs:37
    let t34 = select(bitcast<f32>(select(select(bits_13, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t31) & 2147483647u) > 2139095040u)); // exponential.rs:42
    let e_4 = decode_bf16(encode_bf16(t34)); // activation.rs:20
    let d_4 = decode_bf16(encode_bf16(1.0f + e_4)); // activation.rs:21
    let y_9 = decode_bf16(encode_bf16(reciprocal_rn(d_4))); // activation.rs:22
    let bits_14 = bitcast<u32>(t30 * select(decode_bf16(encode_bf16(1.0f - y_9)), y_9, (t30 < 0.0f))); // bits.rs:29
    let t35 = encode_bf16(bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u)))); // activation.rs:30
    channels_4 = decode_bf16(t35); // mod.rs:261
    squares = select(squares, squares + channels_4 * channels_4, owned_4); // mod.rs:262
    let owned_5 = 5u < own_len; // mod.rs:254
    let t36 = conv_weight[((select(first, first + 5u, owned_5) * 4u) >> 1u) >> 1u]; // mod.rs:255
    var sum_5 = 0.0f; // mod.rs:256
    sum_5 = sum_5 + decode_bf16(t36.x) * inputs_0_5; // mod.rs:259
    sum_5 = sum_5 + decode_bf16(t36.x >> 16u) * inputs_1_5;
    sum_5 = sum_5 + decode_bf16(t36.y) * inputs_2_5;
    sum_5 = sum_5 + decode_bf16(t36.y >> 16u) * inputs_3_5;
    let bits_15 = bitcast<u32>(sum_5); // bits.rs:29
    let t37 = encode_bf16(bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u)))); // mod.rs:261
    let t38 = decode_bf16(t37);
    let t39 = abs_f32(t38); // activation.rs:20
    let t40 = min_f32(max_f32(t39, -104.0f), 89.0f); // exponential.rs:40
    let k_5 = round(t40 * 1.442695f); // exponential.rs:14
    let reduced_5 = t40 - k_5 * 0.6933594f; // exponential.rs:15
    let correction_5 = k_5 * -0.00021219444f; // exponential.rs:16
    let r_5 = reduced_5 - correction_5; // exponential.rs:17
    let r_error_5 = reduced_5 - r_5 - correction_5; // exponential.rs:18
    var q_5 = 0.00019891017f; // exponential.rs:26
    q_5 = q_5 * r_5 + 0.0013933674f; // exponential.rs:29
    q_5 = q_5 * r_5 + 0.008333311f;
    q_5 = q_5 * r_5 + 0.041666467f;
    q_5 = q_5 * r_5 + 0.16666667f;
    q_5 = q_5 * r_5 + 0.5f;
    let rest_5 = r_error_5 + r_5 * r_5 * q_5; // exponential.rs:31
    let p_5 = r_5 + rest_5; // exponential.rs:32
    let y_10 = 1.0f + p_5; // exponential.rs:33
    let t41 = i32_from_f32(k_5); // exponential.rs:42
    let field_5 = i32(bitcast<u32>(y_10) >> 23u) + t41; // bits.rs:36
    let bits_16 = bitcast<u32>(y_10) + (u32(t41) << 23u); // bits.rs:37
    let t42 = select(bitcast<f32>(select(select(bits_16, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t39) & 2147483647u) > 2139095040u)); // exponential.rs:42
    let e_5 = decode_bf16(encode_bf16(t42)); // activation.rs:20
    let d_5 = decode_bf16(encode_bf16(1.0f + e_5)); // activation.rs:21
    let y_11 = decode_bf16(encode_bf16(reciprocal_rn(d_5))); // activation.rs:22
    let bits_17 = bitcast<u32>(t38 * select(decode_bf16(encode_bf16(1.0f - y_11)), y_11, (t38 < 0.0f))); // bits.rs:29
    let t43 = encode_bf16(bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u)))); // activation.rs:30
    channels_5 = decode_bf16(t43); // mod.rs:261
    squares = select(squares, squares + channels_5 * channels_5, owned_5); // mod.rs:262
    let owned_6 = 6u < own_len; // mod.rs:254
    let t44 = conv_weight[((select(first, first + 6u, owned_6) * 4u) >> 1u) >> 1u]; // mod.rs:255
    var sum_6 = 0.0f; // mod.rs:256
    sum_6 = sum_6 + decode_bf16(t44.x) * inputs_0_6; // mod.rs:259
    sum_6 = sum_6 + decode_bf16(t44.x >> 16u) * inputs_1_6;
    sum_6 = sum_6 + decode_bf16(t44.y) * inputs_2_6;
    sum_6 = sum_6 + decode_bf16(t44.y >> 16u) * inputs_3_6;
    let bits_18 = bitcast<u32>(sum_6); // bits.rs:29
    let t45 = encode_bf16(bitcast<f32>(select(bits_18, bits_18 & 2147483648u, ((bits_18 & 2139095040u) == 0u)))); // mod.rs:261
    let t46 = decode_bf16(t45);
    let t47 = abs_f32(t46); // activation.rs:20
    let t48 = min_f32(max_f32(t47, -104.0f), 89.0f); // exponential.rs:40
    let k_6 = round(t48 * 1.442695f); // exponential.rs:14
    let reduced_6 = t48 - k_6 * 0.6933594f; // exponential.rs:15
    let correction_6 = k_6 * -0.00021219444f; // exponential.rs:16
    let r_6 = reduced_6 - correction_6; // exponential.rs:17
    let r_error_6 = reduced_6 - r_6 - correction_6; // exponential.rs:18
    var q_6 = 0.00019891017f; // exponential.rs:26
    q_6 = q_6 * r_6 + 0.0013933674f; // exponential.rs:29
    q_6 = q_6 * r_6 + 0.008333311f;
    q_6 = q_6 * r_6 + 0.041666467f;
    q_6 = q_6 * r_6 + 0.16666667f;
    q_6 = q_6 * r_6 + 0.5f;
    let rest_6 = r_error_6 + r_6 * r_6 * q_6; // exponential.rs:31
    let p_6 = r_6 + rest_6; // exponential.rs:32
    let y_12 = 1.0f + p_6; // exponential.rs:33
    let t49 = i32_from_f32(k_6); // exponential.rs:42
    let field_6 = i32(bitcast<u32>(y_12) >> 23u) + t49; // bits.rs:36
    let bits_19 = bitcast<u32>(y_12) + (u32(t49) << 23u); // bits.rs:37
    let t50 = select(bitcast<f32>(select(select(bits_19, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t47) & 2147483647u) > 2139095040u)); // exponential.rs:42
    let e_6 = decode_bf16(encode_bf16(t50)); // activation.rs:20
    let d_6 = decode_bf16(encode_bf16(1.0f + e_6)); // activation.rs:21
    let y_13 = decode_bf16(encode_bf16(reciprocal_rn(d_6))); // activation.rs:22
    let bits_20 = bitcast<u32>(t46 * select(decode_bf16(encode_bf16(1.0f - y_13)), y_13, (t46 < 0.0f))); // bits.rs:29
    let t51 = encode_bf16(bitcast<f32>(select(bits_20, bits_20 & 2147483648u, ((bits_20 & 2139095040u) == 0u)))); // activation.rs:30
    channels_6 = decode_bf16(t51); // mod.rs:261
    squares = select(squares, squares + channels_6 * channels_6, owned_6); // mod.rs:262
    let owned_7 = 7u < own_len; // mod.rs:254
    let t52 = conv_weight[((select(first, first + 7u, owned_7) * 4u) >> 1u) >> 1u]; // mod.rs:255
    var sum_7 = 0.0f; // mod.rs:256
    sum_7 = sum_7 + decode_bf16(t52.x) * inputs_0_7; // mod.rs:259
    sum_7 = sum_7 + decode_bf16(t52.x >> 16u) * inputs_1_7;
    sum_7 = sum_7 + decode_bf16(t52.y) * inputs_2_7;
    sum_7 = sum_7 + decode_bf16(t52.y >> 16u) * inputs_3_7;
    let bits_21 = bitcast<u32>(sum_7); // bits.rs:29
    let t53 = encode_bf16(bitcast<f32>(select(bits_21, bits_21 & 2147483648u, ((bits_21 & 2139095040u) == 0u)))); // mod.rs:261
    let t54 = decode_bf16(t53);
    let t55 = abs_f32(t54); // activation.rs:20
    let t56 = min_f32(max_f32(t55, -104.0f), 89.0f); // exponential.rs:40
    let k_7 = round(t56 * 1.442695f); // exponential.rs:14
    let reduced_7 = t56 - k_7 * 0.6933594f; // exponential.rs:15
    let correction_7 = k_7 * -0.00021219444f; // exponential.rs:16
    let r_7 = reduced_7 - correction_7; // exponential.rs:17
    let r_error_7 = reduced_7 - r_7 - correction_7; // exponential.rs:18
    var q_7 = 0.00019891017f; // exponential.rs:26
    q_7 = q_7 * r_7 + 0.0013933674f; // exponential.rs:29
    q_7 = q_7 * r_7 + 0.008333311f;
    q_7 = q_7 * r_7 + 0.041666467f;
    q_7 = q_7 * r_7 + 0.16666667f;
    q_7 = q_7 * r_7 + 0.5f;
    let rest_7 = r_error_7 + r_7 * r_7 * q_7; // exponential.rs:31
    let p_7 = r_7 + rest_7; // exponential.rs:32
    let y_14 = 1.0f + p_7; // exponential.rs:33
    let t57 = i32_from_f32(k_7); // exponential.rs:42
    let field_7 = i32(bitcast<u32>(y_14) >> 23u) + t57; // bits.rs:36
    let bits_22 = bitcast<u32>(y_14) + (u32(t57) << 23u); // bits.rs:37
    let t58 = select(bitcast<f32>(select(select(bits_22, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t55) & 2147483647u) > 2139095040u)); // exponential.rs:42
    let e_7 = decode_bf16(encode_bf16(t58)); // activation.rs:20
    let d_7 = decode_bf16(encode_bf16(1.0f + e_7)); // activation.rs:21
    let y_15 = decode_bf16(encode_bf16(reciprocal_rn(d_7))); // activation.rs:22
    let bits_23 = bitcast<u32>(t54 * select(decode_bf16(encode_bf16(1.0f - y_15)), y_15, (t54 < 0.0f))); // bits.rs:29
    let t59 = encode_bf16(bitcast<f32>(select(bits_23, bits_23 & 2147483648u, ((bits_23 & 2139095040u) == 0u)))); // activation.rs:30
    channels_7 = decode_bf16(t59); // mod.rs:261
    squares = select(squares, squares + channels_7 * channels_7, owned_7); // mod.rs:262
    let t60 = reduce_add_f32(squares); // mod.rs:264
    let mean = quotient_rn(t60, f32(imm.head_k_dim)); // by_mode.rs:44
    let t61 = mean + imm.eps; // mod.rs:265
    let bits_24 = bitcast<u32>(t61); // roots.rs:12
    let exponent = i32(bits_24 >> 23u) - 127i; // roots.rs:13
    let odd = exponent & 1i; // roots.rs:14
    let m = bitcast<f32>((bits_24 & 8388607u) | (u32(odd + 127i) << 23u)); // roots.rs:15
    var y_16 = bitcast<f32>(1597463007u - (bitcast<u32>(m) >> 1u)); // roots.rs:17
    y_16 = y_16 + y_16 * (0.5f - 0.5f * m * y_16 * y_16); // roots.rs:20
    y_16 = y_16 + y_16 * (0.5f - 0.5f * m * y_16 * y_16);
    y_16 = y_16 + y_16 * (0.5f - 0.5f * m * y_16 * y_16);
    let y_17 = y_16; // roots.rs:22
    let half_exponent = (exponent - odd) >> 1u;
    let product = m * y_17; // roots.rs:28
    let scaled = m * 4097.0f; // roots.rs:37
    let high = scaled - (scaled - m); // roots.rs:38
    let a_low = m - high; // roots.rs:39
    let scaled_1 = y_17 * 4097.0f; // roots.rs:37
    let high_1 = scaled_1 - (scaled_1 - y_17); // roots.rs:38
    let b_low = y_17 - high_1; // roots.rs:39
    let my_error = high * high_1 - product + high * b_low + a_low * high_1 + a_low * b_low; // roots.rs:31
    let product_1 = product * y_17; // roots.rs:28
    let scaled_2 = product * 4097.0f; // roots.rs:37
    let high_2 = scaled_2 - (scaled_2 - product); // roots.rs:38
    let a_low_1 = product - high_2; // roots.rs:39
    let scaled_3 = y_17 * 4097.0f; // roots.rs:37
    let high_3 = scaled_3 - (scaled_3 - y_17); // roots.rs:38
    let b_low_1 = y_17 - high_3; // roots.rs:39
    let square_error = high_2 * high_3 - product_1 + high_2 * b_low_1 + a_low_1 * high_3 + a_low_1 * b_low_1; // roots.rs:31
    let residual = 1.0f - product_1 - square_error - my_error * y_17; // roots.rs:49
    let root = y_17 + y_17 * (0.5f * residual); // roots.rs:50
    let scaled_4 = bitcast<f32>(bitcast<u32>(root) - u32(half_exponent << 23u)); // roots.rs:51
    let bits_25 = bitcast<u32>(t61); // roots.rs:52
    let sign_1 = bits_25 & 2147483648u; // roots.rs:53
    let zero = (bits_25 & 2139095040u) == 0u; // roots.rs:54
    let at_edge = select(select(scaled_4, 0.0f, (bits_25 == 2139095040u)), bitcast<f32>(sign_1 | 2139095040u), zero); // roots.rs:55
    let scale = select(at_edge, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t61) & 2147483647u) > 2139095040u) | ((sign_1 != 0u) & !zero)); // roots.rs:56
    let dim = f32(imm.head_k_dim); // mod.rs:184
    let bits_26 = bitcast<u32>(dim); // roots.rs:12
    let exponent_1 = i32(bits_26 >> 23u) - 127i; // roots.rs:13
    let odd_1 = exponent_1 & 1i; // roots.rs:14
    let m_1 = bitcast<f32>((bits_26 & 8388607u) | (u32(odd_1 + 127i) << 23u)); // roots.rs:15
    var y_18 = bitcast<f32>(1597463007u - (bitcast<u32>(m_1) >> 1u)); // roots.rs:17
    y_18 = y_18 + y_18 * (0.5f - 0.5f * m_1 * y_18 * y_18); // roots.rs:20
    y_18 = y_18 + y_18 * (0.5f - 0.5f * m_1 * y_18 * y_18);
    y_18 = y_18 + y_18 * (0.5f - 0.5f * m_1 * y_18 * y_18);
    let y_19 = y_18; // roots.rs:22
    let half_exponent_1 = (exponent_1 - odd_1) >> 1u;
    let product_2 = m_1 * y_19; // roots.rs:28
    let scaled_5 = m_1 * 4097.0f; // roots.rs:37
    let high_4 = scaled_5 - (scaled_5 - m_1); // roots.rs:38
    let a_low_2 = m_1 - high_4; // roots.rs:39
    let scaled_6 = y_19 * 4097.0f; // roots.rs:37
    let high_5 = scaled_6 - (scaled_6 - y_19); // roots.rs:38
    let b_low_2 = y_19 - high_5; // roots.rs:39
    let my_error_1 = high_4 * high_5 - product_2 + high_4 * b_low_2 + a_low_2 * high_5 + a_low_2 * b_low_2; // roots.rs:31
    let product_3 = product_2 * y_19; // roots.rs:28
    let scaled_7 = product_2 * 4097.0f; // roots.rs:37
    let high_6 = scaled_7 - (scaled_7 - product_2); // roots.rs:38
    let a_low_3 = product_2 - high_6; // roots.rs:39
    let scaled_8 = y_19 * 4097.0f; // roots.rs:37
    let high_7 = scaled_8 - (scaled_8 - y_19); // roots.rs:38
    let b_low_3 = y_19 - high_7; // roots.rs:39
    let square_error_1 = high_6 * high_7 - product_3 + high_6 * b_low_3 + a_low_3 * high_7 + a_low_3 * b_low_3; // roots.rs:31
    let residual_1 = 1.0f - product_3 - square_error_1 - my_error_1 * y_19; // roots.rs:49
    let root_1 = y_19 + y_19 * (0.5f * residual_1); // roots.rs:50
    let scaled_9 = bitcast<f32>(bitcast<u32>(root_1) - u32(half_exponent_1 << 23u)); // roots.rs:51
    let bits_27 = bitcast<u32>(dim); // roots.rs:52
    let sign_2 = bits_27 & 2147483648u; // roots.rs:53
    let zero_1 = (bits_27 & 2139095040u) == 0u; // roots.rs:54
    let at_edge_1 = select(select(scaled_9, 0.0f, (bits_27 == 2139095040u)), bitcast<f32>(sign_2 | 2139095040u), zero_1); // roots.rs:55
    let t62 = select(at_edge_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(dim) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero_1)); // roots.rs:56
    let factor = decode_bf16(encode_bf16(select(reciprocal_rn(dim), t62, (head >= imm.n_qk_heads / 2u)))); // mod.rs:185
    if (is_inside) { // mod.rs:267
        if (is_value) { // mod.rs:268
            let place = (token * imm.n_v_heads + v_head) * imm.head_v_dim + (local_invocation_index & 31u) * own_len; // mod.rs:269
            let t63 = channels_0; // mod.rs:270
            let t64 = channels_1;
            let t65 = channels_2;
            let t66 = channels_3;
            let t67 = channels_4;
            let t68 = channels_5;
            let t69 = channels_6;
            let t70 = channels_7;
            if (0u < own_len) { // gdn.rs:217
                store_v(place, t63); // gdn.rs:218
            }
            if (1u < own_len) { // gdn.rs:217
                store_v(place + 1u, t64); // gdn.rs:218
            }
            if (2u < own_len) { // gdn.rs:217
                store_v(place + 2u, t65); // gdn.rs:218
            }
            if (3u < own_len) { // gdn.rs:217
                store_v(place + 3u, t66); // gdn.rs:218
            }
            if (4u < own_len) { // gdn.rs:217
                store_v(place + 4u, t67); // gdn.rs:218
            }
            if (5u < own_len) { // gdn.rs:217
                store_v(place + 5u, t68); // gdn.rs:218
            }
            if (6u < own_len) { // gdn.rs:217
                store_v(place + 6u, t69); // gdn.rs:218
            }
            if (7u < own_len) { // gdn.rs:217
                store_v(place + 7u, t70); // gdn.rs:218
            }
        } else {
            var normed_0 = 0.0f; // mod.rs:272
            var normed_1 = 0.0f;
            var normed_2 = 0.0f;
            var normed_3 = 0.0f;
            var normed_4 = 0.0f;
            var normed_5 = 0.0f;
            var normed_6 = 0.0f;
            var normed_7 = 0.0f;
            let bits_28 = bitcast<u32>(channels_0 * scale); // bits.rs:29
            let t71 = encode_bf16(bitcast<f32>(select(bits_28, bits_28 & 2147483648u, ((bits_28 & 2139095040u) == 0u)))); // mod.rs:275
            let bits_29 = bitcast<u32>(decode_bf16(t71) * factor); // bits.rs:29
            normed_0 = bitcast<f32>(select(bits_29, bits_29 & 2147483648u, ((bits_29 & 2139095040u) == 0u))); // mod.rs:275
            let bits_30 = bitcast<u32>(channels_1 * scale); // bits.rs:29
            let t72 = encode_bf16(bitcast<f32>(select(bits_30, bits_30 & 2147483648u, ((bits_30 & 2139095040u) == 0u)))); // mod.rs:275
            let bits_31 = bitcast<u32>(decode_bf16(t72) * factor); // bits.rs:29
            normed_1 = bitcast<f32>(select(bits_31, bits_31 & 2147483648u, ((bits_31 & 2139095040u) == 0u))); // mod.rs:275
            let bits_32 = bitcast<u32>(channels_2 * scale); // bits.rs:29
            let t73 = encode_bf16(bitcast<f32>(select(bits_32, bits_32 & 2147483648u, ((bits_32 & 2139095040u) == 0u)))); // mod.rs:275
            let bits_33 = bitcast<u32>(decode_bf16(t73) * factor); // bits.rs:29
            normed_2 = bitcast<f32>(select(bits_33, bits_33 & 2147483648u, ((bits_33 & 2139095040u) == 0u))); // mod.rs:275
            let bits_34 = bitcast<u32>(channels_3 * scale); // bits.rs:29
            let t74 = encode_bf16(bitcast<f32>(select(bits_34, bits_34 & 2147483648u, ((bits_34 & 2139095040u) == 0u)))); // mod.rs:275
            let bits_35 = bitcast<u32>(decode_bf16(t74) * factor); // bits.rs:29
            normed_3 = bitcast<f32>(select(bits_35, bits_35 & 2147483648u, ((bits_35 & 2139095040u) == 0u))); // mod.rs:275
            let bits_36 = bitcast<u32>(channels_4 * scale); // bits.rs:29
            let t75 = encode_bf16(bitcast<f32>(select(bits_36, bits_36 & 2147483648u, ((bits_36 & 2139095040u) == 0u)))); // mod.rs:275
            let bits_37 = bitcast<u32>(decode_bf16(t75) * factor); // bits.rs:29
            normed_4 = bitcast<f32>(select(bits_37, bits_37 & 2147483648u, ((bits_37 & 2139095040u) == 0u))); // mod.rs:275
            let bits_38 = bitcast<u32>(channels_5 * scale); // bits.rs:29
            let t76 = encode_bf16(bitcast<f32>(select(bits_38, bits_38 & 2147483648u, ((bits_38 & 2139095040u) == 0u)))); // mod.rs:275
            let bits_39 = bitcast<u32>(decode_bf16(t76) * factor); // bits.rs:29
            normed_5 = bitcast<f32>(select(bits_39, bits_39 & 2147483648u, ((bits_39 & 2139095040u) == 0u))); // mod.rs:275
            let bits_40 = bitcast<u32>(channels_6 * scale); // bits.rs:29
            let t77 = encode_bf16(bitcast<f32>(select(bits_40, bits_40 & 2147483648u, ((bits_40 & 2139095040u) == 0u)))); // mod.rs:275
            let bits_41 = bitcast<u32>(decode_bf16(t77) * factor); // bits.rs:29
            normed_6 = bitcast<f32>(select(bits_41, bits_41 & 2147483648u, ((bits_41 & 2139095040u) == 0u))); // mod.rs:275
            let bits_42 = bitcast<u32>(channels_7 * scale); // bits.rs:29
            let t78 = encode_bf16(bitcast<f32>(select(bits_42, bits_42 & 2147483648u, ((bits_42 & 2139095040u) == 0u)))); // mod.rs:275
            let bits_43 = bitcast<u32>(decode_bf16(t78) * factor); // bits.rs:29
            normed_7 = bitcast<f32>(select(bits_43, bits_43 & 2147483648u, ((bits_43 & 2139095040u) == 0u))); // mod.rs:275
            let place = (token * imm.n_qk_heads + head) * imm.head_k_dim + (local_invocation_index & 31u) * own_len; // mod.rs:277
            let t79 = normed_0; // mod.rs:278
            let t80 = normed_1;
            let t81 = normed_2;
            let t82 = normed_3;
            let t83 = normed_4;
            let t84 = normed_5;
            let t85 = normed_6;
            let t86 = normed_7;
            if (0u < own_len) { // gdn.rs:217
                store_qk(place, t79); // gdn.rs:218
            }
            if (1u < own_len) { // gdn.rs:217
                store_qk(place + 1u, t80); // gdn.rs:218
            }
            if (2u < own_len) { // gdn.rs:217
                store_qk(place + 2u, t81); // gdn.rs:218
            }
            if (3u < own_len) { // gdn.rs:217
                store_qk(place + 3u, t82); // gdn.rs:218
            }
            if (4u < own_len) { // gdn.rs:217
                store_qk(place + 4u, t83); // gdn.rs:218
            }
            if (5u < own_len) { // gdn.rs:217
                store_qk(place + 5u, t84); // gdn.rs:218
            }
            if (6u < own_len) { // gdn.rs:217
                store_qk(place + 6u, t85); // gdn.rs:218
            }
            if (7u < own_len) { // gdn.rs:217
                store_qk(place + 7u, t86); // gdn.rs:218
            }
        }
    }
    if (workgroup_id.x == 0u) { // mod.rs:281
        for (var gate = local_invocation_index; gate < imm.n_v_heads; gate += 128u) { // mod.rs:282
            let t87 = load_b(token * imm.b_stride + gate); // mod.rs:283
            let t88 = a_log[gate];
            let t89 = decode_bf16(encode_bf16(load_a(token * imm.a_stride + gate) + load_dt_bias(gate))); // mod.rs:191
            let t90 = neg_f32(min_f32(abs_f32(t89), 104.0f)); // logistic.rs:19
            let k_8 = round(t90 * 1.442695f); // exponential.rs:14
            let reduced_8 = t90 - k_8 * 0.6933594f; // exponential.rs:15
            let correction_8 = k_8 * -0.00021219444f; // exponential.rs:16
            let r_8 = reduced_8 - correction_8; // exponential.rs:17
            let r_error_8 = reduced_8 - r_8 - correction_8; // exponential.rs:18
            var q_8 = 0.00019891017f; // exponential.rs:26
            q_8 = q_8 * r_8 + 0.0013933674f; // exponential.rs:29
            q_8 = q_8 * r_8 + 0.008333311f;
            q_8 = q_8 * r_8 + 0.041666467f;
            q_8 = q_8 * r_8 + 0.16666667f;
            q_8 = q_8 * r_8 + 0.5f;
            let rest_8 = r_error_8 + r_8 * r_8 * q_8; // exponential.rs:31
            let p_8 = r_8 + rest_8; // exponential.rs:32
            let y_20 = 1.0f + p_8; // exponential.rs:33
            let y_error = 1.0f - y_20 + p_8 + (r_8 - p_8 + rest_8); // exponential.rs:34
            let k_9 = i32_from_f32(k_8); // logistic.rs:21
            let unit = bitcast<f32>(u32(max_i32(k_9, -60i) + 127i) << 23u); // bits.rs:44
            let power = y_20 * unit; // logistic.rs:70
            let power_error = y_error * unit;
            let d_8 = 1.0f + power; // logistic.rs:72
            let halved = d_8 > 1.4142135f; // logistic.rs:73
            let f = select(power, d_8 * 0.5f - 1.0f, halved); // logistic.rs:74
            let error = select(power_error, 1.0f - d_8 + power + power_error, halved); // logistic.rs:75
            let whole = select(0.0f, 0.6931472f, halved); // logistic.rs:76
            let whole_error = select(0.0f, -1.9046542e-9f, halved); // logistic.rs:77
            let sum_8 = whole + f; // logistic.rs:78
            let sum_error = whole - sum_8 + f; // logistic.rs:79
            let slope = 1.0f + power * (0.5f * power - 1.0f); // logistic.rs:81
            var p_9 = 0.05351364f; // logarithm.rs:19
            p_9 = p_9 * f + -0.109175f; // logarithm.rs:31
            p_9 = p_9 * f + 0.12108583f;
            p_9 = p_9 * f + -0.12550178f;
            p_9 = p_9 * f + 0.14209557f;
            p_9 = p_9 * f + -0.16659358f;
            p_9 = p_9 * f + 0.20002224f;
            p_9 = p_9 * f + -0.25000167f;
            p_9 = p_9 * f + 0.33333313f;
            let square = f * f; // logarithm.rs:33
            let tail = sum_error + (whole_error + (square * f * p_9 - 0.5f * square)) + error * slope; // logistic.rs:82
            let linear = select(t89, 0.0f, (bitcast<u32>(t89) > 2147483647u)); // logistic.rs:84
            let total = linear + sum_8; // logistic.rs:85
            let back = total - linear; // logistic.rs:86
            let total_error = linear - (total - back) + (sum_8 - back); // logistic.rs:87
            let near = total + (total_error + tail); // logistic.rs:88
            let field_8 = i32(bitcast<u32>(y_20) >> 23u) + k_9; // bits.rs:36
            let bits_28 = bitcast<u32>(y_20) + (u32(k_9) << 23u); // bits.rs:37
            let result = select(near, bitcast<f32>(select(select(bits_28, 2139095040u, (field_8 >= 255i)), 0u, (field_8 <= 0i))), (bitcast<u32>(t89) > 2147483647u) & (k_9 < -60i)); // logistic.rs:89
            let bounded = select(result, t89, (bitcast<u32>(t89) == 2139095040u)); // logistic.rs:90
            let t91 = encode_bf16(select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t89) & 2147483647u) > 2139095040u))); // mod.rs:191
            let delta = decode_bf16(t91);
            let t92 = min_f32(max_f32(t88, -104.0f), 89.0f); // exponential.rs:40
            let k_10 = round(t92 * 1.442695f); // exponential.rs:14
            let reduced_9 = t92 - k_10 * 0.6933594f; // exponential.rs:15
            let correction_9 = k_10 * -0.00021219444f; // exponential.rs:16
            let r_9 = reduced_9 - correction_9; // exponential.rs:17
            let r_error_9 = reduced_9 - r_9 - correction_9; // exponential.rs:18
            var q_9 = 0.00019891017f; // exponential.rs:26
            q_9 = q_9 * r_9 + 0.0013933674f; // exponential.rs:29
            q_9 = q_9 * r_9 + 0.008333311f;
            q_9 = q_9 * r_9 + 0.041666467f;
            q_9 = q_9 * r_9 + 0.16666667f;
            q_9 = q_9 * r_9 + 0.5f;
            let rest_9 = r_error_9 + r_9 * r_9 * q_9; // exponential.rs:31
            let p_10 = r_9 + rest_9; // exponential.rs:32
            let y_21 = 1.0f + p_10; // exponential.rs:33
            let t93 = i32_from_f32(k_10); // exponential.rs:42
            let field_9 = i32(bitcast<u32>(y_21) >> 23u) + t93; // bits.rs:36
            let bits_29 = bitcast<u32>(y_21) + (u32(t93) << 23u); // bits.rs:37
            let t94 = select(bitcast<f32>(select(select(bits_29, 2139095040u, (field_9 >= 255i)), 0u, (field_9 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t88) & 2147483647u) > 2139095040u)); // exponential.rs:42
            let t95 = neg_f32(t94 * delta); // mod.rs:192
            let t96 = min_f32(max_f32(t95, -104.0f), 89.0f); // exponential.rs:40
            let k_11 = round(t96 * 1.442695f); // exponential.rs:14
            let reduced_10 = t96 - k_11 * 0.6933594f; // exponential.rs:15
            let correction_10 = k_11 * -0.00021219444f; // exponential.rs:16
            let r_10 = reduced_10 - correction_10; // exponential.rs:17
            let r_error_10 = reduced_10 - r_10 - correction_10; // exponential.rs:18
            var q_10 = 0.00019891017f; // exponential.rs:26
            q_10 = q_10 * r_10 + 0.0013933674f; // exponential.rs:29
            q_10 = q_10 * r_10 + 0.008333311f;
            q_10 = q_10 * r_10 + 0.041666467f;
            q_10 = q_10 * r_10 + 0.16666667f;
            q_10 = q_10 * r_10 + 0.5f;
            let rest_10 = r_error_10 + r_10 * r_10 * q_10; // exponential.rs:31
            let p_11 = r_10 + rest_10; // exponential.rs:32
            let y_22 = 1.0f + p_11; // exponential.rs:33
            let t97 = i32_from_f32(k_11); // exponential.rs:42
            let field_10 = i32(bitcast<u32>(y_22) >> 23u) + t97; // bits.rs:36
            let bits_30 = bitcast<u32>(y_22) + (u32(t97) << 23u); // bits.rs:37
            let t98 = select(bitcast<f32>(select(select(bits_30, 2139095040u, (field_10 >= 255i)), 0u, (field_10 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t95) & 2147483647u) > 2139095040u)); // exponential.rs:42
            let t99 = abs_f32(t87); // activation.rs:20
            let t100 = min_f32(max_f32(t99, -104.0f), 89.0f); // exponential.rs:40
            let k_12 = round(t100 * 1.442695f); // exponential.rs:14
            let reduced_11 = t100 - k_12 * 0.6933594f; // exponential.rs:15
            let correction_11 = k_12 * -0.00021219444f; // exponential.rs:16
            let r_11 = reduced_11 - correction_11; // exponential.rs:17
            let r_error_11 = reduced_11 - r_11 - correction_11; // exponential.rs:18
            var q_11 = 0.00019891017f; // exponential.rs:26
            q_11 = q_11 * r_11 + 0.0013933674f; // exponential.rs:29
            q_11 = q_11 * r_11 + 0.008333311f;
            q_11 = q_11 * r_11 + 0.041666467f;
            q_11 = q_11 * r_11 + 0.16666667f;
            q_11 = q_11 * r_11 + 0.5f;
            let rest_11 = r_error_11 + r_11 * r_11 * q_11; // exponential.rs:31
            let p_12 = r_11 + rest_11; // exponential.rs:32
            let y_23 = 1.0f + p_12; // exponential.rs:33
            let t101 = i32_from_f32(k_12); // exponential.rs:42
            let field_11 = i32(bitcast<u32>(y_23) >> 23u) + t101; // bits.rs:36
            let bits_31 = bitcast<u32>(y_23) + (u32(t101) << 23u); // bits.rs:37
            let t102 = select(bitcast<f32>(select(select(bits_31, 2139095040u, (field_11 >= 255i)), 0u, (field_11 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t99) & 2147483647u) > 2139095040u)); // exponential.rs:42
            let e_8 = decode_bf16(encode_bf16(t102)); // activation.rs:20
            let d_9 = decode_bf16(encode_bf16(1.0f + e_8)); // activation.rs:21
            let y_24 = decode_bf16(encode_bf16(reciprocal_rn(d_9))); // activation.rs:22
            let t103 = vec2<f32>(t98, select(decode_bf16(encode_bf16(1.0f - y_24)), y_24, (t87 < 0.0f))); // mod.rs:284
            gates[((token * imm.n_v_heads + gate) * 2u) >> 1u] = t103;
        }
    }
}
