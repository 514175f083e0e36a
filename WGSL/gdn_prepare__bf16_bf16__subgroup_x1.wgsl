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
@group(0) @binding(4) var<storage, read> positions: array<u32>;
@group(0) @binding(5) var<storage, read> b: array<u32>;
@group(0) @binding(6) var<storage, read> a: array<u32>;
@group(0) @binding(7) var<storage, read> a_log: array<f32>;
@group(0) @binding(8) var<storage, read> dt_bias: array<u32>;
@group(0) @binding(9) var<storage, read_write> qk: array<atomic<u32>>;
@group(0) @binding(10) var<storage, read_write> v: array<atomic<u32>>;
@group(0) @binding(11) var<storage, read_write> gates: array<vec2<f32>>;

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
    let token = workgroup_id.y; // mod.rs:245
    let seq_len = div_u32(imm.n_tokens, imm.n_rows); // mod.rs:246
    let step_1 = rem_u32(token, seq_len); // mod.rs:247
    let slot = slots[div_u32(token, seq_len)]; // mod.rs:248
    let position = positions[div_u32(token, seq_len)] + step_1; // mod.rs:249
    let wanted = workgroup_id.x * 4u + (local_invocation_index >> 5u); // mod.rs:251
    let is_inside = wanted < imm.n_qk_heads + imm.n_v_heads; // mod.rs:252
    let head = min_u32(wanted, imm.n_qk_heads + imm.n_v_heads - 1u); // mod.rs:253
    let is_value = head >= imm.n_qk_heads; // mod.rs:254
    let v_head = head - imm.n_qk_heads; // mod.rs:255
    let own_len = select(imm.head_k_dim, imm.head_v_dim, is_value) / 32u; // mod.rs:256
    let first_of_head = select(head * imm.head_k_dim, imm.n_qk_heads * imm.head_k_dim + v_head * imm.head_v_dim, is_value); // mod.rs:257
    let first = first_of_head + (local_invocation_index & 31u) * own_len; // mod.rs:258
    var inputs_0_0 = f32_from_bits(0x7fc00000u); // mod.rs:260
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
    if (step_1 >= 3u) { // mod.rs:263
        let place = (token - 3u) * imm.qkv_stride + first; // mod.rs:264
        var values_0 = 0.0f; // gdn.rs:200
        var values_1 = 0.0f;
        var values_2 = 0.0f;
        var values_3 = 0.0f;
        var values_4 = 0.0f;
        var values_5 = 0.0f;
        var values_6 = 0.0f;
        var values_7 = 0.0f;
        if (0u < own_len) { // gdn.rs:203
            values_0 = load_qkv(place); // gdn.rs:204
        }
        if (1u < own_len) { // gdn.rs:203
            values_1 = load_qkv(place + 1u); // gdn.rs:204
        }
        if (2u < own_len) { // gdn.rs:203
            values_2 = load_qkv(place + 2u); // gdn.rs:204
        }
        if (3u < own_len) { // gdn.rs:203
            values_3 = load_qkv(place + 3u); // gdn.rs:204
        }
        if (4u < own_len) { // gdn.rs:203
            values_4 = load_qkv(place + 4u); // gdn.rs:204
        }
        if (5u < own_len) { // gdn.rs:203
            values_5 = load_qkv(place + 5u); // gdn.rs:204
        }
        if (6u < own_len) { // gdn.rs:203
            values_6 = load_qkv(place + 6u); // gdn.rs:204
        }
        if (7u < own_len) { // gdn.rs:203
            values_7 = load_qkv(place + 7u); // gdn.rs:204
        }
        inputs_0_0 = values_0; // mod.rs:268
        inputs_0_1 = values_1;
        inputs_0_2 = values_2;
        inputs_0_3 = values_3;
        inputs_0_4 = values_4;
        inputs_0_5 = values_5;
        inputs_0_6 = values_6;
        inputs_0_7 = values_7;
    } else {
        if (slot < imm.n_slots) { // mod.rs:270
            let t0 = (slot * 4u + ((position - 3u) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:271
            let place = t0 + first;
            var values_0 = 0.0f; // gdn.rs:200
            var values_1 = 0.0f;
            var values_2 = 0.0f;
            var values_3 = 0.0f;
            var values_4 = 0.0f;
            var values_5 = 0.0f;
            var values_6 = 0.0f;
            var values_7 = 0.0f;
            if (0u < own_len) { // gdn.rs:203
                values_0 = load_conv_state(place); // gdn.rs:204
            }
            if (1u < own_len) { // gdn.rs:203
                values_1 = load_conv_state(place + 1u); // gdn.rs:204
            }
            if (2u < own_len) { // gdn.rs:203
                values_2 = load_conv_state(place + 2u); // gdn.rs:204
            }
            if (3u < own_len) { // gdn.rs:203
                values_3 = load_conv_state(place + 3u); // gdn.rs:204
            }
            if (4u < own_len) { // gdn.rs:203
                values_4 = load_conv_state(place + 4u); // gdn.rs:204
            }
            if (5u < own_len) { // gdn.rs:203
                values_5 = load_conv_state(place + 5u); // gdn.rs:204
            }
            if (6u < own_len) { // gdn.rs:203
                values_6 = load_conv_state(place + 6u); // gdn.rs:204
            }
            if (7u < own_len) { // gdn.rs:203
                values_7 = load_conv_state(place + 7u); // gdn.rs:204
            }
            inputs_0_0 = values_0; // mod.rs:275
            inputs_0_1 = values_1;
            inputs_0_2 = values_2;
            inputs_0_3 = values_3;
            inputs_0_4 = values_4;
            inputs_0_5 = values_5;
            inputs_0_6 = values_6;
            inputs_0_7 = values_7;
        }
    }
    if (step_1 + 1u >= 3u) { // mod.rs:263
        let place = (token + 1u - 3u) * imm.qkv_stride + first; // mod.rs:264
        var values_0 = 0.0f; // gdn.rs:200
        var values_1 = 0.0f;
        var values_2 = 0.0f;
        var values_3 = 0.0f;
        var values_4 = 0.0f;
        var values_5 = 0.0f;
        var values_6 = 0.0f;
        var values_7 = 0.0f;
        if (0u < own_len) { // gdn.rs:203
            values_0 = load_qkv(place); // gdn.rs:204
        }
        if (1u < own_len) { // gdn.rs:203
            values_1 = load_qkv(place + 1u); // gdn.rs:204
        }
        if (2u < own_len) { // gdn.rs:203
            values_2 = load_qkv(place + 2u); // gdn.rs:204
        }
        if (3u < own_len) { // gdn.rs:203
            values_3 = load_qkv(place + 3u); // gdn.rs:204
        }
        if (4u < own_len) { // gdn.rs:203
            values_4 = load_qkv(place + 4u); // gdn.rs:204
        }
        if (5u < own_len) { // gdn.rs:203
            values_5 = load_qkv(place + 5u); // gdn.rs:204
        }
        if (6u < own_len) { // gdn.rs:203
            values_6 = load_qkv(place + 6u); // gdn.rs:204
        }
        if (7u < own_len) { // gdn.rs:203
            values_7 = load_qkv(place + 7u); // gdn.rs:204
        }
        inputs_1_0 = values_0; // mod.rs:268
        inputs_1_1 = values_1;
        inputs_1_2 = values_2;
        inputs_1_3 = values_3;
        inputs_1_4 = values_4;
        inputs_1_5 = values_5;
        inputs_1_6 = values_6;
        inputs_1_7 = values_7;
    } else {
        if (slot < imm.n_slots) { // mod.rs:270
            let t1 = (slot * 4u + ((position + 1u - 3u) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:271
            let place = t1 + first;
            var values_0 = 0.0f; // gdn.rs:200
            var values_1 = 0.0f;
            var values_2 = 0.0f;
            var values_3 = 0.0f;
            var values_4 = 0.0f;
            var values_5 = 0.0f;
            var values_6 = 0.0f;
            var values_7 = 0.0f;
            if (0u < own_len) { // gdn.rs:203
                values_0 = load_conv_state(place); // gdn.rs:204
            }
            if (1u < own_len) { // gdn.rs:203
                values_1 = load_conv_state(place + 1u); // gdn.rs:204
            }
            if (2u < own_len) { // gdn.rs:203
                values_2 = load_conv_state(place + 2u); // gdn.rs:204
            }
            if (3u < own_len) { // gdn.rs:203
                values_3 = load_conv_state(place + 3u); // gdn.rs:204
            }
            if (4u < own_len) { // gdn.rs:203
                values_4 = load_conv_state(place + 4u); // gdn.rs:204
            }
            if (5u < own_len) { // gdn.rs:203
                values_5 = load_conv_state(place + 5u); // gdn.rs:204
            }
            if (6u < own_len) { // gdn.rs:203
                values_6 = load_conv_state(place + 6u); // gdn.rs:204
            }
            if (7u < own_len) { // gdn.rs:203
                values_7 = load_conv_state(place + 7u); // gdn.rs:204
            }
            inputs_1_0 = values_0; // mod.rs:275
            inputs_1_1 = values_1;
            inputs_1_2 = values_2;
            inputs_1_3 = values_3;
            inputs_1_4 = values_4;
            inputs_1_5 = values_5;
            inputs_1_6 = values_6;
            inputs_1_7 = values_7;
        }
    }
    if (step_1 + 2u >= 3u) { // mod.rs:263
        let place = (token + 2u - 3u) * imm.qkv_stride + first; // mod.rs:264
        var values_0 = 0.0f; // gdn.rs:200
        var values_1 = 0.0f;
        var values_2 = 0.0f;
        var values_3 = 0.0f;
        var values_4 = 0.0f;
        var values_5 = 0.0f;
        var values_6 = 0.0f;
        var values_7 = 0.0f;
        if (0u < own_len) { // gdn.rs:203
            values_0 = load_qkv(place); // gdn.rs:204
        }
        if (1u < own_len) { // gdn.rs:203
            values_1 = load_qkv(place + 1u); // gdn.rs:204
        }
        if (2u < own_len) { // gdn.rs:203
            values_2 = load_qkv(place + 2u); // gdn.rs:204
        }
        if (3u < own_len) { // gdn.rs:203
            values_3 = load_qkv(place + 3u); // gdn.rs:204
        }
        if (4u < own_len) { // gdn.rs:203
            values_4 = load_qkv(place + 4u); // gdn.rs:204
        }
        if (5u < own_len) { // gdn.rs:203
            values_5 = load_qkv(place + 5u); // gdn.rs:204
        }
        if (6u < own_len) { // gdn.rs:203
            values_6 = load_qkv(place + 6u); // gdn.rs:204
        }
        if (7u < own_len) { // gdn.rs:203
            values_7 = load_qkv(place + 7u); // gdn.rs:204
        }
        inputs_2_0 = values_0; // mod.rs:268
        inputs_2_1 = values_1;
        inputs_2_2 = values_2;
        inputs_2_3 = values_3;
        inputs_2_4 = values_4;
        inputs_2_5 = values_5;
        inputs_2_6 = values_6;
        inputs_2_7 = values_7;
    } else {
        if (slot < imm.n_slots) { // mod.rs:270
            let t2 = (slot * 4u + ((position + 2u - 3u) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:271
            let place = t2 + first;
            var values_0 = 0.0f; // gdn.rs:200
            var values_1 = 0.0f;
            var values_2 = 0.0f;
            var values_3 = 0.0f;
            var values_4 = 0.0f;
            var values_5 = 0.0f;
            var values_6 = 0.0f;
            var values_7 = 0.0f;
            if (0u < own_len) { // gdn.rs:203
                values_0 = load_conv_state(place); // gdn.rs:204
            }
            if (1u < own_len) { // gdn.rs:203
                values_1 = load_conv_state(place + 1u); // gdn.rs:204
            }
            if (2u < own_len) { // gdn.rs:203
                values_2 = load_conv_state(place + 2u); // gdn.rs:204
            }
            if (3u < own_len) { // gdn.rs:203
                values_3 = load_conv_state(place + 3u); // gdn.rs:204
            }
            if (4u < own_len) { // gdn.rs:203
                values_4 = load_conv_state(place + 4u); // gdn.rs:204
            }
            if (5u < own_len) { // gdn.rs:203
                values_5 = load_conv_state(place + 5u); // gdn.rs:204
            }
            if (6u < own_len) { // gdn.rs:203
                values_6 = load_conv_state(place + 6u); // gdn.rs:204
            }
            if (7u < own_len) { // gdn.rs:203
                values_7 = load_conv_state(place + 7u); // gdn.rs:204
            }
            inputs_2_0 = values_0; // mod.rs:275
            inputs_2_1 = values_1;
            inputs_2_2 = values_2;
            inputs_2_3 = values_3;
            inputs_2_4 = values_4;
            inputs_2_5 = values_5;
            inputs_2_6 = values_6;
            inputs_2_7 = values_7;
        }
    }
    if (step_1 + 3u >= 3u) { // mod.rs:263
        let place = (token + 3u - 3u) * imm.qkv_stride + first; // mod.rs:264
        var values_0 = 0.0f; // gdn.rs:200
        var values_1 = 0.0f;
        var values_2 = 0.0f;
        var values_3 = 0.0f;
        var values_4 = 0.0f;
        var values_5 = 0.0f;
        var values_6 = 0.0f;
        var values_7 = 0.0f;
        if (0u < own_len) { // gdn.rs:203
            values_0 = load_qkv(place); // gdn.rs:204
        }
        if (1u < own_len) { // gdn.rs:203
            values_1 = load_qkv(place + 1u); // gdn.rs:204
        }
        if (2u < own_len) { // gdn.rs:203
            values_2 = load_qkv(place + 2u); // gdn.rs:204
        }
        if (3u < own_len) { // gdn.rs:203
            values_3 = load_qkv(place + 3u); // gdn.rs:204
        }
        if (4u < own_len) { // gdn.rs:203
            values_4 = load_qkv(place + 4u); // gdn.rs:204
        }
        if (5u < own_len) { // gdn.rs:203
            values_5 = load_qkv(place + 5u); // gdn.rs:204
        }
        if (6u < own_len) { // gdn.rs:203
            values_6 = load_qkv(place + 6u); // gdn.rs:204
        }
        if (7u < own_len) { // gdn.rs:203
            values_7 = load_qkv(place + 7u); // gdn.rs:204
        }
        inputs_3_0 = values_0; // mod.rs:268
        inputs_3_1 = values_1;
        inputs_3_2 = values_2;
        inputs_3_3 = values_3;
        inputs_3_4 = values_4;
        inputs_3_5 = values_5;
        inputs_3_6 = values_6;
        inputs_3_7 = values_7;
    } else {
        if (slot < imm.n_slots) { // mod.rs:270
            let t3 = (slot * 4u + ((position + 3u - 3u) & 3u)) * (imm.n_qk_heads * imm.head_k_dim + imm.n_v_heads * imm.head_v_dim); // mod.rs:271
            let place = t3 + first;
            var values_0 = 0.0f; // gdn.rs:200
            var values_1 = 0.0f;
            var values_2 = 0.0f;
            var values_3 = 0.0f;
            var values_4 = 0.0f;
            var values_5 = 0.0f;
            var values_6 = 0.0f;
            var values_7 = 0.0f;
            if (0u < own_len) { // gdn.rs:203
                values_0 = load_conv_state(place); // gdn.rs:204
            }
            if (1u < own_len) { // gdn.rs:203
                values_1 = load_conv_state(place + 1u); // gdn.rs:204
            }
            if (2u < own_len) { // gdn.rs:203
                values_2 = load_conv_state(place + 2u); // gdn.rs:204
            }
            if (3u < own_len) { // gdn.rs:203
                values_3 = load_conv_state(place + 3u); // gdn.rs:204
            }
            if (4u < own_len) { // gdn.rs:203
                values_4 = load_conv_state(place + 4u); // gdn.rs:204
            }
            if (5u < own_len) { // gdn.rs:203
                values_5 = load_conv_state(place + 5u); // gdn.rs:204
            }
            if (6u < own_len) { // gdn.rs:203
                values_6 = load_conv_state(place + 6u); // gdn.rs:204
            }
            if (7u < own_len) { // gdn.rs:203
                values_7 = load_conv_state(place + 7u); // gdn.rs:204
            }
            inputs_3_0 = values_0; // mod.rs:275
            inputs_3_1 = values_1;
            inputs_3_2 = values_2;
            inputs_3_3 = values_3;
            inputs_3_4 = values_4;
            inputs_3_5 = values_5;
            inputs_3_6 = values_6;
            inputs_3_7 = values_7;
        }
    }
    var channels_0 = 0.0f; // mod.rs:279
    var channels_1 = 0.0f;
    var channels_2 = 0.0f;
    var channels_3 = 0.0f;
    var channels_4 = 0.0f;
    var channels_5 = 0.0f;
    var channels_6 = 0.0f;
    var channels_7 = 0.0f;
    var squares = 0.0f; // mod.rs:280
    let owned = 0u < own_len; // mod.rs:283
    let t4 = conv_weight[((first * 4u) >> 1u) >> 1u]; // mod.rs:284
    let newest = inputs_3_0; // mod.rs:285
    var sum = 0.0f; // mod.rs:202
    sum = sum + decode_bf16(t4.x) * inputs_0_0; // mod.rs:205
    sum = sum + decode_bf16(t4.x >> 16u) * inputs_1_0;
    sum = sum + decode_bf16(t4.y) * inputs_2_0;
    sum = sum + decode_bf16(t4.y >> 16u) * newest;
    let bits = bitcast<u32>(sum); // bits.rs:31
    let t5 = decode_bf16(encode_bf16(bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))))); // mod.rs:207
    let t6 = abs_f32(t5); // activation.rs:20
    let sum_1 = t6 * 1.442695f + 12582912.0f; // bits.rs:52
    let k = sum_1 - 12582912.0f; // bits.rs:53
    let exponent = i32(bitcast<u32>(sum_1)) - 1262485504i;
    let reduced = t6 - k * 0.6933594f; // exponential.rs:15
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
    let field = i32(bitcast<u32>(y) >> 23u) + exponent; // bits.rs:38
    let bits_1 = bitcast<u32>(y) + (u32(exponent) << 23u); // bits.rs:39
    let bits_2 = bitcast<u32>(t6); // exponential.rs:48
    let beyond = select(2139095040u, 0u, (bits_2 > 2147483647u)); // exponential.rs:49
    let bounded = select(bitcast<f32>(select(select(bits_1, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), bitcast<f32>(beyond), ((bits_2 & 2147483647u) > 1120927744u)); // exponential.rs:50
    let t7 = encode_bf16(select(bounded, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t6) & 2147483647u) > 2139095040u))); // activation.rs:20
    let e = decode_bf16(t7);
    let d = decode_bf16(encode_bf16(1.0f + e)); // activation.rs:21
    let y_1 = decode_bf16(encode_bf16(reciprocal_rn(d))); // activation.rs:22
    let bits_3 = bitcast<u32>(t5 * select(decode_bf16(encode_bf16(1.0f - y_1)), y_1, (t5 < 0.0f))); // bits.rs:31
    let t8 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))))); // activation.rs:30
    channels_0 = t8; // mod.rs:286
    squares = select(squares, squares + channels_0 * channels_0, owned); // mod.rs:288
    let owned_1 = 1u < own_len; // mod.rs:283
    let t9 = conv_weight[((select(first, first + 1u, owned_1) * 4u) >> 1u) >> 1u]; // mod.rs:284
    let newest_1 = inputs_3_1; // mod.rs:285
    var sum_2 = 0.0f; // mod.rs:202
    sum_2 = sum_2 + decode_bf16(t9.x) * inputs_0_1; // mod.rs:205
    sum_2 = sum_2 + decode_bf16(t9.x >> 16u) * inputs_1_1;
    sum_2 = sum_2 + decode_bf16(t9.y) * inputs_2_1;
    sum_2 = sum_2 + decode_bf16(t9.y >> 16u) * newest_1;
    let bits_4 = bitcast<u32>(sum_2); // bits.rs:31
    let t10 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))))); // mod.rs:207
    let t11 = abs_f32(t10); // activation.rs:20
    let sum_3 = t11 * 1.442695f + 12582912.0f; // bits.rs:52
    let k_1 = sum_3 - 12582912.0f; // bits.rs:53
    let exponent_1 = i32(bitcast<u32>(sum_3)) - 1262485504i;
    let reduced_1 = t11 - k_1 * 0.6933594f; // exponential.rs:15
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
    let field_1 = i32(bitcast<u32>(y_2) >> 23u) + exponent_1; // bits.rs:38
    let bits_5 = bitcast<u32>(y_2) + (u32(exponent_1) << 23u); // bits.rs:39
    let bits_6 = bitcast<u32>(t11); // exponential.rs:48
    let beyond_1 = select(2139095040u, 0u, (bits_6 > 2147483647u)); // exponential.rs:49
    let bounded_1 = select(bitcast<f32>(select(select(bits_5, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))), bitcast<f32>(beyond_1), ((bits_6 & 2147483647u) > 1120927744u)); // exponential.rs:50
    let t12 = encode_bf16(select(bounded_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t11) & 2147483647u) > 2139095040u))); // activation.rs:20
    let e_1 = decode_bf16(t12);
    let d_1 = decode_bf16(encode_bf16(1.0f + e_1)); // activation.rs:21
    let y_3 = decode_bf16(encode_bf16(reciprocal_rn(d_1))); // activation.rs:22
    let bits_7 = bitcast<u32>(t10 * select(decode_bf16(encode_bf16(1.0f - y_3)), y_3, (t10 < 0.0f))); // bits.rs:31
    let t13 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))))); // activation.rs:30
    channels_1 = t13; // mod.rs:286
    squares = select(squares, squares + channels_1 * channels_1, owned_1); // mod.rs:288
    let owned_2 = 2u < own_len; // mod.rs:283
    let t14 = conv_weight[((select(first, first + 2u, owned_2) * 4u) >> 1u) >> 1u]; // mod.rs:284
    let newest_2 = inputs_3_2; // mod.rs:285
    var sum_4 = 0.0f; // mod.rs:202
    sum_4 = sum_4 + decode_bf16(t14.x) * inputs_0_2; // mod.rs:205
    sum_4 = sum_4 + decode_bf16(t14.x >> 16u) * inputs_1_2;
    sum_4 = sum_4 + decode_bf16(t14.y) * inputs_2_2;
    sum_4 = sum_4 + decode_bf16(t14.y >> 16u) * newest_2;
    let bits_8 = bitcast<u32>(sum_4); // bits.rs:31
    let t15 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))))); // mod.rs:207
    let t16 = abs_f32(t15); // activation.rs:20
    let sum_5 = t16 * 1.442695f + 12582912.0f; // bits.rs:52
    let k_2 = sum_5 - 12582912.0f; // bits.rs:53
    let exponent_2 = i32(bitcast<u32>(sum_5)) - 1262485504i;
    let reduced_2 = t16 - k_2 * 0.6933594f; // exponential.rs:15
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
    let field_2 = i32(bitcast<u32>(y_4) >> 23u) + exponent_2; // bits.rs:38
    let bits_9 = bitcast<u32>(y_4) + (u32(exponent_2) << 23u); // bits.rs:39
    let bits_10 = bitcast<u32>(t16); // exponential.rs:48
    let beyond_2 = select(2139095040u, 0u, (bits_10 > 2147483647u)); // exponential.rs:49
    let bounded_2 = select(bitcast<f32>(select(select(bits_9, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), bitcast<f32>(beyond_2), ((bits_10 & 2147483647u) > 1120927744u)); // exponential.rs:50
    let t17 = encode_bf16(select(bounded_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t16) & 2147483647u) > 2139095040u))); // activation.rs:20
    let e_2 = decode_bf16(t17);
    let d_2 = decode_bf16(encode_bf16(1.0f + e_2)); // activation.rs:21
    let y_5 = decode_bf16(encode_bf16(reciprocal_rn(d_2))); // activation.rs:22
    let bits_11 = bitcast<u32>(t15 * select(decode_bf16(encode_bf16(1.0f - y_5)), y_5, (t15 < 0.0f))); // bits.rs:31
    let t18 = encode_bf16(bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u)))); // activation.rs:30
    channels_2 = decode_bf16(t18); // mod.rs:286
    squares = select(squares, squares + channels_2 * channels_2, owned_2); // mod.rs:288
    let owned_3 = 3u < own_len; // mod.rs:283
    let t19 = conv_weight[((select(first, first + 3u, owned_3) * 4u) >> 1u) >> 1u]; // mod.rs:284
    let newest_3 = inputs_3_3; // mod.rs:285
    var sum_6 = 0.0f; // mod.rs:202
    sum_6 = sum_6 + decode_bf16(t19.x) * inputs_0_3; // mod.rs:205
    sum_6 = sum_6 + decode_bf16(t19.x >> 16u) * inputs_1_3;
    sum_6 = sum_6 + decode_bf16(t19.y) * inputs_2_3;
    sum_6 = sum_6 + decode_bf16(t19.y >> 16u) * newest_3;
    let bits_12 = bitcast<u32>(sum_6); // bits.rs:31
    let t20 = encode_bf16(bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u)))); // mod.rs:207
    let t21 = decode_bf16(t20);
    let t22 = abs_f32(t21); // activation.rs:20
    let sum_7 = t22 * 1.442695f + 12582912.0f; // bits.rs:52
    let k_3 = sum_7 - 12582912.0f; // bits.rs:53
    let exponent_3 = i32(bitcast<u32>(sum_7)) - 1262485504i;
    let reduced_3 = t22 - k_3 * 0.6933594f; // exponential.rs:15
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
    let field_3 = i32(bitcast<u32>(y_6) >> 23u) + exponent_3; // bits.rs:38
    let bits_13 = bitcast<u32>(y_6) + (u32(exponent_3) << 23u); // bits.rs:39
    let bits_14 = bitcast<u32>(t22); // exponential.rs:48
    let beyond_3 = select(2139095040u, 0u, (bits_14 > 2147483647u)); // exponential.rs:49
    let bounded_3 = select(bitcast<f32>(select(select(bits_13, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))), bitcast<f32>(beyond_3), ((bits_14 & 2147483647u) > 1120927744u)); // exponential.rs:50
    let t23 = encode_bf16(select(bounded_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t22) & 2147483647u) > 2139095040u))); // activation.rs:20
    let e_3 = decode_bf16(t23);
    let d_3 = decode_bf16(encode_bf16(1.0f + e_3)); // activation.rs:21
    let y_7 = decode_bf16(encode_bf16(reciprocal_rn(d_3))); // activation.rs:22
    let bits_15 = bitcast<u32>(t21 * select(decode_bf16(encode_bf16(1.0f - y_7)), y_7, (t21 < 0.0f))); // bits.rs:31
    let t24 = encode_bf16(bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u)))); // activation.rs:30
    channels_3 = decode_bf16(t24); // mod.rs:286
    squares = select(squares, squares + channels_3 * channels_3, owned_3); // mod.rs:288
    let owned_4 = 4u < own_len; // mod.rs:283
    let t25 = conv_weight[((select(first, first + 4u, owned_4) * 4u) >> 1u) >> 1u]; // mod.rs:284
    let newest_4 = inputs_3_4; // mod.rs:285
    var sum_8 = 0.0f; // mod.rs:202
    sum_8 = sum_8 + decode_bf16(t25.x) * inputs_0_4; // mod.rs:205
    sum_8 = sum_8 + decode_bf16(t25.x >> 16u) * inputs_1_4;
    sum_8 = sum_8 + decode_bf16(t25.y) * inputs_2_4;
    sum_8 = sum_8 + decode_bf16(t25.y >> 16u) * newest_4;
    let bits_16 = bitcast<u32>(sum_8); // bits.rs:31
    let t26 = encode_bf16(bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u)))); // mod.rs:207
    let t27 = decode_bf16(t26);
    let t28 = abs_f32(t27); // activation.rs:20
    let sum_9 = t28 * 1.442695f + 12582912.0f; // bits.rs:52
    let k_4 = sum_9 - 12582912.0f; // bits.rs:53
    let exponent_4 = i32(bitcast<u32>(sum_9)) - 1262485504i;
    let reduced_4 = t28 - k_4 * 0.6933594f; // exponential.rs:15
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
    let field_4 = i32(bitcast<u32>(y_8) >> 23u) + exponent_4; // bits.rs:38
    let bits_17 = bitcast<u32>(y_8) + (u32(exponent_4) << 23u); // bits.rs:39
    let bits_18 = bitcast<u32>(t28); // exponential.rs:48
    let beyond_4 = select(2139095040u, 0u, (bits_18 > 2147483647u)); // exponential.rs:49
    let bounded_4 = select(bitcast<f32>(select(select(bits_17, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), bitcast<f32>(beyond_4), ((bits_18 & 2147483647u) > 1120927744u)); // exponential.rs:50
    let t29 = encode_bf16(select(bounded_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t28) & 2147483647u) > 2139095040u))); // activation.rs:20
    let e_4 = decode_bf16(t29);
    let d_4 = decode_bf16(encode_bf16(1.0f + e_4)); // activation.rs:21
    let y_9 = decode_bf16(encode_bf16(reciprocal_rn(d_4))); // activation.rs:22
    let bits_19 = bitcast<u32>(t27 * select(decode_bf16(encode_bf16(1.0f - y_9)), y_9, (t27 < 0.0f))); // bits.rs:31
    let t30 = encode_bf16(bitcast<f32>(select(bits_19, bits_19 & 2147483648u, ((bits_19 & 2139095040u) == 0u)))); // activation.rs:30
    channels_4 = decode_bf16(t30); // mod.rs:286
    squares = select(squares, squares + channels_4 * channels_4, owned_4); // mod.rs:288
    let owned_5 = 5u < own_len; // mod.rs:283
    let t31 = conv_weight[((select(first, first + 5u, owned_5) * 4u) >> 1u) >> 1u]; // mod.rs:284
    let newest_5 = inputs_3_5; // mod.rs:285
    var sum_10 = 0.0f; // mod.rs:202
    sum_10 = sum_10 + decode_bf16(t31.x) * inputs_0_5; // mod.rs:205
    sum_10 = sum_10 + decode_bf16(t31.x >> 16u) * inputs_1_5;
    sum_10 = sum_10 + decode_bf16(t31.y) * inputs_2_5;
    sum_10 = sum_10 + decode_bf16(t31.y >> 16u) * newest_5;
    let bits_20 = bitcast<u32>(sum_10); // bits.rs:31
    let t32 = encode_bf16(bitcast<f32>(select(bits_20, bits_20 & 2147483648u, ((bits_20 & 2139095040u) == 0u)))); // mod.rs:207
    let t33 = decode_bf16(t32);
    let t34 = abs_f32(t33); // activation.rs:20
    let sum_11 = t34 * 1.442695f + 12582912.0f; // bits.rs:52
    let k_5 = sum_11 - 12582912.0f; // bits.rs:53
    let exponent_5 = i32(bitcast<u32>(sum_11)) - 1262485504i;
    let reduced_5 = t34 - k_5 * 0.6933594f; // exponential.rs:15
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
    let field_5 = i32(bitcast<u32>(y_10) >> 23u) + exponent_5; // bits.rs:38
    let bits_21 = bitcast<u32>(y_10) + (u32(exponent_5) << 23u); // bits.rs:39
    let bits_22 = bitcast<u32>(t34); // exponential.rs:48
    let beyond_5 = select(2139095040u, 0u, (bits_22 > 2147483647u)); // exponential.rs:49
    let bounded_5 = select(bitcast<f32>(select(select(bits_21, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))), bitcast<f32>(beyond_5), ((bits_22 & 2147483647u) > 1120927744u)); // exponential.rs:50
    let t35 = encode_bf16(select(bounded_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t34) & 2147483647u) > 2139095040u))); // activation.rs:20
    let e_5 = decode_bf16(t35);
    let d_5 = decode_bf16(encode_bf16(1.0f + e_5)); // activation.rs:21
    let y_11 = decode_bf16(encode_bf16(reciprocal_rn(d_5))); // activation.rs:22
    let bits_23 = bitcast<u32>(t33 * select(decode_bf16(encode_bf16(1.0f - y_11)), y_11, (t33 < 0.0f))); // bits.rs:31
    let t36 = encode_bf16(bitcast<f32>(select(bits_23, bits_23 & 2147483648u, ((bits_23 & 2139095040u) == 0u)))); // activation.rs:30
    channels_5 = decode_bf16(t36); // mod.rs:286
    squares = select(squares, squares + channels_5 * channels_5, owned_5); // mod.rs:288
    let owned_6 = 6u < own_len; // mod.rs:283
    let t37 = conv_weight[((select(first, first + 6u, owned_6) * 4u) >> 1u) >> 1u]; // mod.rs:284
    let newest_6 = inputs_3_6; // mod.rs:285
    var sum_12 = 0.0f; // mod.rs:202
    sum_12 = sum_12 + decode_bf16(t37.x) * inputs_0_6; // mod.rs:205
    sum_12 = sum_12 + decode_bf16(t37.x >> 16u) * inputs_1_6;
    sum_12 = sum_12 + decode_bf16(t37.y) * inputs_2_6;
    sum_12 = sum_12 + decode_bf16(t37.y >> 16u) * newest_6;
    let bits_24 = bitcast<u32>(sum_12); // bits.rs:31
    let t38 = encode_bf16(bitcast<f32>(select(bits_24, bits_24 & 2147483648u, ((bits_24 & 2139095040u) == 0u)))); // mod.rs:207
    let t39 = decode_bf16(t38);
    let t40 = abs_f32(t39); // activation.rs:20
    let sum_13 = t40 * 1.442695f + 12582912.0f; // bits.rs:52
    let k_6 = sum_13 - 12582912.0f; // bits.rs:53
    let exponent_6 = i32(bitcast<u32>(sum_13)) - 1262485504i;
    let reduced_6 = t40 - k_6 * 0.6933594f; // exponential.rs:15
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
    let field_6 = i32(bitcast<u32>(y_12) >> 23u) + exponent_6; // bits.rs:38
    let bits_25 = bitcast<u32>(y_12) + (u32(exponent_6) << 23u); // bits.rs:39
    let bits_26 = bitcast<u32>(t40); // exponential.rs:48
    let beyond_6 = select(2139095040u, 0u, (bits_26 > 2147483647u)); // exponential.rs:49
    let bounded_6 = select(bitcast<f32>(select(select(bits_25, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), bitcast<f32>(beyond_6), ((bits_26 & 2147483647u) > 1120927744u)); // exponential.rs:50
    let t41 = encode_bf16(select(bounded_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t40) & 2147483647u) > 2139095040u))); // activation.rs:20
    let e_6 = decode_bf16(t41);
    let d_6 = decode_bf16(encode_bf16(1.0f + e_6)); // activation.rs:21
    let y_13 = decode_bf16(encode_bf16(reciprocal_rn(d_6))); // activation.rs:22
    let bits_27 = bitcast<u32>(t39 * select(decode_bf16(encode_bf16(1.0f - y_13)), y_13, (t39 < 0.0f))); // bits.rs:31
    let t42 = encode_bf16(bitcast<f32>(select(bits_27, bits_27 & 2147483648u, ((bits_27 & 2139095040u) == 0u)))); // activation.rs:30
    channels_6 = decode_bf16(t42); // mod.rs:286
    squares = select(squares, squares + channels_6 * channels_6, owned_6); // mod.rs:288
    let owned_7 = 7u < own_len; // mod.rs:283
    let t43 = conv_weight[((select(first, first + 7u, owned_7) * 4u) >> 1u) >> 1u]; // mod.rs:284
    let newest_7 = inputs_3_7; // mod.rs:285
    var sum_14 = 0.0f; // mod.rs:202
    sum_14 = sum_14 + decode_bf16(t43.x) * inputs_0_7; // mod.rs:205
    sum_14 = sum_14 + decode_bf16(t43.x >> 16u) * inputs_1_7;
    sum_14 = sum_14 + decode_bf16(t43.y) * inputs_2_7;
    sum_14 = sum_14 + decode_bf16(t43.y >> 16u) * newest_7;
    let bits_28 = bitcast<u32>(sum_14); // bits.rs:31
    let t44 = encode_bf16(bitcast<f32>(select(bits_28, bits_28 & 2147483648u, ((bits_28 & 2139095040u) == 0u)))); // mod.rs:207
    let t45 = decode_bf16(t44);
    let t46 = abs_f32(t45); // activation.rs:20
    let sum_15 = t46 * 1.442695f + 12582912.0f; // bits.rs:52
    let k_7 = sum_15 - 12582912.0f; // bits.rs:53
    let exponent_7 = i32(bitcast<u32>(sum_15)) - 1262485504i;
    let reduced_7 = t46 - k_7 * 0.6933594f; // exponential.rs:15
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
    let field_7 = i32(bitcast<u32>(y_14) >> 23u) + exponent_7; // bits.rs:38
    let bits_29 = bitcast<u32>(y_14) + (u32(exponent_7) << 23u); // bits.rs:39
    let bits_30 = bitcast<u32>(t46); // exponential.rs:48
    let beyond_7 = select(2139095040u, 0u, (bits_30 > 2147483647u)); // exponential.rs:49
    let bounded_7 = select(bitcast<f32>(select(select(bits_29, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))), bitcast<f32>(beyond_7), ((bits_30 & 2147483647u) > 1120927744u)); // exponential.rs:50
    let t47 = encode_bf16(select(bounded_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t46) & 2147483647u) > 2139095040u))); // activation.rs:20
    let e_7 = decode_bf16(t47);
    let d_7 = decode_bf16(encode_bf16(1.0f + e_7)); // activation.rs:21
    let y_15 = decode_bf16(encode_bf16(reciprocal_rn(d_7))); // activation.rs:22
    let bits_31 = bitcast<u32>(t45 * select(decode_bf16(encode_bf16(1.0f - y_15)), y_15, (t45 < 0.0f))); // bits.rs:31
    let t48 = encode_bf16(bitcast<f32>(select(bits_31, bits_31 & 2147483648u, ((bits_31 & 2139095040u) == 0u)))); // activation.rs:30
    channels_7 = decode_bf16(t48); // mod.rs:286
    squares = select(squares, squares + channels_7 * channels_7, owned_7); // mod.rs:288
    let t49 = reduce_add_f32(squares); // mod.rs:213
    let t50 = quotient_rn(t49, f32(imm.head_k_dim)) + imm.eps;
    let bits_32 = bitcast<u32>(t50); // roots.rs:12
    let exponent_8 = i32(bits_32 >> 23u) - 127i; // roots.rs:13
    let odd = exponent_8 & 1i; // roots.rs:14
    let m = bitcast<f32>((bits_32 & 8388607u) | (u32(odd + 127i) << 23u)); // roots.rs:15
    var y_16 = bitcast<f32>(1597463007u - (bitcast<u32>(m) >> 1u)); // roots.rs:17
    y_16 = y_16 + y_16 * (0.5f - 0.5f * m * y_16 * y_16); // roots.rs:20
    y_16 = y_16 + y_16 * (0.5f - 0.5f * m * y_16 * y_16);
    y_16 = y_16 + y_16 * (0.5f - 0.5f * m * y_16 * y_16);
    let y_17 = y_16; // roots.rs:22
    let half_exponent = (exponent_8 - odd) >> 1u;
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
    let bits_33 = bitcast<u32>(t50); // roots.rs:52
    let sign_1 = bits_33 & 2147483648u; // roots.rs:53
    let zero = (bits_33 & 2139095040u) == 0u; // roots.rs:54
    let at_edge = select(select(scaled_4, 0.0f, (bits_33 == 2139095040u)), bitcast<f32>(sign_1 | 2139095040u), zero); // roots.rs:55
    let scale = select(at_edge, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t50) & 2147483647u) > 2139095040u) | ((sign_1 != 0u) & !zero)); // roots.rs:56
    let dim = f32(imm.head_k_dim); // mod.rs:188
    let bits_34 = bitcast<u32>(dim); // roots.rs:12
    let exponent_9 = i32(bits_34 >> 23u) - 127i; // roots.rs:13
    let odd_1 = exponent_9 & 1i; // roots.rs:14
    let m_1 = bitcast<f32>((bits_34 & 8388607u) | (u32(odd_1 + 127i) << 23u)); // roots.rs:15
    var y_18 = bitcast<f32>(1597463007u - (bitcast<u32>(m_1) >> 1u)); // roots.rs:17
    y_18 = y_18 + y_18 * (0.5f - 0.5f * m_1 * y_18 * y_18); // roots.rs:20
    y_18 = y_18 + y_18 * (0.5f - 0.5f * m_1 * y_18 * y_18);
    y_18 = y_18 + y_18 * (0.5f - 0.5f * m_1 * y_18 * y_18);
    let y_19 = y_18; // roots.rs:22
    let half_exponent_1 = (exponent_9 - odd_1) >> 1u;
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
    let bits_35 = bitcast<u32>(dim); // roots.rs:52
    let sign_2 = bits_35 & 2147483648u; // roots.rs:53
    let zero_1 = (bits_35 & 2139095040u) == 0u; // roots.rs:54
    let at_edge_1 = select(select(scaled_9, 0.0f, (bits_35 == 2139095040u)), bitcast<f32>(sign_2 | 2139095040u), zero_1); // roots.rs:55
    let t51 = select(at_edge_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(dim) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero_1)); // roots.rs:56
    let factor = decode_bf16(encode_bf16(select(reciprocal_rn(dim), t51, (head >= imm.n_qk_heads / 2u)))); // mod.rs:189
    if (is_inside) { // mod.rs:292
        if (is_value) { // mod.rs:293
            let place = (token * imm.n_v_heads + v_head) * imm.head_v_dim + (local_invocation_index & 31u) * own_len; // mod.rs:294
            let t52 = channels_0; // mod.rs:295
            let t53 = channels_1;
            let t54 = channels_2;
            let t55 = channels_3;
            let t56 = channels_4;
            let t57 = channels_5;
            let t58 = channels_6;
            let t59 = channels_7;
            if (0u < own_len) { // gdn.rs:226
                store_v(place, t52); // gdn.rs:227
            }
            if (1u < own_len) { // gdn.rs:226
                store_v(place + 1u, t53); // gdn.rs:227
            }
            if (2u < own_len) { // gdn.rs:226
                store_v(place + 2u, t54); // gdn.rs:227
            }
            if (3u < own_len) { // gdn.rs:226
                store_v(place + 3u, t55); // gdn.rs:227
            }
            if (4u < own_len) { // gdn.rs:226
                store_v(place + 4u, t56); // gdn.rs:227
            }
            if (5u < own_len) { // gdn.rs:226
                store_v(place + 5u, t57); // gdn.rs:227
            }
            if (6u < own_len) { // gdn.rs:226
                store_v(place + 6u, t58); // gdn.rs:227
            }
            if (7u < own_len) { // gdn.rs:226
                store_v(place + 7u, t59); // gdn.rs:227
            }
        } else {
            var results_0 = 0.0f; // mod.rs:297
            var results_1 = 0.0f;
            var results_2 = 0.0f;
            var results_3 = 0.0f;
            var results_4 = 0.0f;
            var results_5 = 0.0f;
            var results_6 = 0.0f;
            var results_7 = 0.0f;
            let bits_36 = bitcast<u32>(channels_0 * scale); // bits.rs:31
            let t60 = encode_bf16(bitcast<f32>(select(bits_36, bits_36 & 2147483648u, ((bits_36 & 2139095040u) == 0u)))); // mod.rs:219
            let bits_37 = bitcast<u32>(decode_bf16(t60) * factor); // bits.rs:31
            results_0 = bitcast<f32>(select(bits_37, bits_37 & 2147483648u, ((bits_37 & 2139095040u) == 0u))); // mod.rs:300
            let bits_38 = bitcast<u32>(channels_1 * scale); // bits.rs:31
            let t61 = encode_bf16(bitcast<f32>(select(bits_38, bits_38 & 2147483648u, ((bits_38 & 2139095040u) == 0u)))); // mod.rs:219
            let bits_39 = bitcast<u32>(decode_bf16(t61) * factor); // bits.rs:31
            results_1 = bitcast<f32>(select(bits_39, bits_39 & 2147483648u, ((bits_39 & 2139095040u) == 0u))); // mod.rs:300
            let bits_40 = bitcast<u32>(channels_2 * scale); // bits.rs:31
            let t62 = encode_bf16(bitcast<f32>(select(bits_40, bits_40 & 2147483648u, ((bits_40 & 2139095040u) == 0u)))); // mod.rs:219
            let bits_41 = bitcast<u32>(decode_bf16(t62) * factor); // bits.rs:31
            results_2 = bitcast<f32>(select(bits_41, bits_41 & 2147483648u, ((bits_41 & 2139095040u) == 0u))); // mod.rs:300
            let bits_42 = bitcast<u32>(channels_3 * scale); // bits.rs:31
            let t63 = encode_bf16(bitcast<f32>(select(bits_42, bits_42 & 2147483648u, ((bits_42 & 2139095040u) == 0u)))); // mod.rs:219
            let bits_43 = bitcast<u32>(decode_bf16(t63) * factor); // bits.rs:31
            results_3 = bitcast<f32>(select(bits_43, bits_43 & 2147483648u, ((bits_43 & 2139095040u) == 0u))); // mod.rs:300
            let bits_44 = bitcast<u32>(channels_4 * scale); // bits.rs:31
            let t64 = encode_bf16(bitcast<f32>(select(bits_44, bits_44 & 2147483648u, ((bits_44 & 2139095040u) == 0u)))); // mod.rs:219
            let bits_45 = bitcast<u32>(decode_bf16(t64) * factor); // bits.rs:31
            results_4 = bitcast<f32>(select(bits_45, bits_45 & 2147483648u, ((bits_45 & 2139095040u) == 0u))); // mod.rs:300
            let bits_46 = bitcast<u32>(channels_5 * scale); // bits.rs:31
            let t65 = encode_bf16(bitcast<f32>(select(bits_46, bits_46 & 2147483648u, ((bits_46 & 2139095040u) == 0u)))); // mod.rs:219
            let bits_47 = bitcast<u32>(decode_bf16(t65) * factor); // bits.rs:31
            results_5 = bitcast<f32>(select(bits_47, bits_47 & 2147483648u, ((bits_47 & 2139095040u) == 0u))); // mod.rs:300
            let bits_48 = bitcast<u32>(channels_6 * scale); // bits.rs:31
            let t66 = encode_bf16(bitcast<f32>(select(bits_48, bits_48 & 2147483648u, ((bits_48 & 2139095040u) == 0u)))); // mod.rs:219
            let bits_49 = bitcast<u32>(decode_bf16(t66) * factor); // bits.rs:31
            results_6 = bitcast<f32>(select(bits_49, bits_49 & 2147483648u, ((bits_49 & 2139095040u) == 0u))); // mod.rs:300
            let bits_50 = bitcast<u32>(channels_7 * scale); // bits.rs:31
            let t67 = encode_bf16(bitcast<f32>(select(bits_50, bits_50 & 2147483648u, ((bits_50 & 2139095040u) == 0u)))); // mod.rs:219
            let bits_51 = bitcast<u32>(decode_bf16(t67) * factor); // bits.rs:31
            results_7 = bitcast<f32>(select(bits_51, bits_51 & 2147483648u, ((bits_51 & 2139095040u) == 0u))); // mod.rs:300
            let place = (token * imm.n_qk_heads + head) * imm.head_k_dim + (local_invocation_index & 31u) * own_len; // mod.rs:302
            let t68 = results_0; // mod.rs:303
            let t69 = results_1;
            let t70 = results_2;
            let t71 = results_3;
            let t72 = results_4;
            let t73 = results_5;
            let t74 = results_6;
            let t75 = results_7;
            if (0u < own_len) { // gdn.rs:226
                store_qk(place, t68); // gdn.rs:227
            }
            if (1u < own_len) { // gdn.rs:226
                store_qk(place + 1u, t69); // gdn.rs:227
            }
            if (2u < own_len) { // gdn.rs:226
                store_qk(place + 2u, t70); // gdn.rs:227
            }
            if (3u < own_len) { // gdn.rs:226
                store_qk(place + 3u, t71); // gdn.rs:227
            }
            if (4u < own_len) { // gdn.rs:226
                store_qk(place + 4u, t72); // gdn.rs:227
            }
            if (5u < own_len) { // gdn.rs:226
                store_qk(place + 5u, t73); // gdn.rs:227
            }
            if (6u < own_len) { // gdn.rs:226
                store_qk(place + 6u, t74); // gdn.rs:227
            }
            if (7u < own_len) { // gdn.rs:226
                store_qk(place + 7u, t75); // gdn.rs:227
            }
        }
    }
    if (workgroup_id.x == 0u) { // mod.rs:306
        for (var gate = local_invocation_index; gate < imm.n_v_heads; gate += 128u) { // mod.rs:307
            let t76 = load_b(token * imm.b_stride + gate); // mod.rs:308
            let t77 = a_log[gate];
            let t78 = decode_bf16(encode_bf16(load_a(token * imm.a_stride + gate) + load_dt_bias(gate))); // mod.rs:195
            let t79 = neg_f32(bitcast<f32>(min_u32(bitcast<u32>(abs_f32(t78)), 1120927744u))); // logistic.rs:19
            let sum_16 = t79 * 1.442695f + 12582912.0f; // bits.rs:52
            let k_8 = sum_16 - 12582912.0f; // bits.rs:53
            let exponent_10 = i32(bitcast<u32>(sum_16)) - 1262485504i;
            let reduced_8 = t79 - k_8 * 0.6933594f; // exponential.rs:15
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
            let unit = bitcast<f32>(u32(max_i32(exponent_10, -60i) + 127i) << 23u); // bits.rs:66
            let power = y_20 * unit; // logistic.rs:70
            let power_error = y_error * unit;
            let d_8 = 1.0f + power; // logistic.rs:72
            let halved = d_8 > 1.4142135f; // logistic.rs:73
            let f = select(power, d_8 * 0.5f - 1.0f, halved); // logistic.rs:74
            let error = select(power_error, 1.0f - d_8 + power + power_error, halved); // logistic.rs:75
            let whole = select(0.0f, 0.6931472f, halved); // logistic.rs:76
            let whole_error = select(0.0f, -1.9046542e-9f, halved); // logistic.rs:77
            let sum_17 = whole + f; // logistic.rs:78
            let sum_error = whole - sum_17 + f; // logistic.rs:79
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
            let linear = select(t78, 0.0f, (bitcast<u32>(t78) > 2147483647u)); // logistic.rs:84
            let total = linear + sum_17; // logistic.rs:85
            let back = total - linear; // logistic.rs:86
            let total_error = linear - (total - back) + (sum_17 - back); // logistic.rs:87
            let near = total + (total_error + tail); // logistic.rs:88
            let field_8 = i32(bitcast<u32>(y_20) >> 23u) + exponent_10; // bits.rs:38
            let bits_36 = bitcast<u32>(y_20) + (u32(exponent_10) << 23u); // bits.rs:39
            let result = select(near, bitcast<f32>(select(select(bits_36, 2139095040u, (field_8 >= 255i)), 0u, (field_8 <= 0i))), (bitcast<u32>(t78) > 2147483647u) & (exponent_10 < -60i)); // logistic.rs:89
            let bounded_8 = select(result, t78, (bitcast<u32>(t78) == 2139095040u)); // logistic.rs:90
            let t80 = encode_bf16(select(bounded_8, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t78) & 2147483647u) > 2139095040u))); // mod.rs:195
            let delta = decode_bf16(t80);
            let sum_18 = t77 * 1.442695f + 12582912.0f; // bits.rs:52
            let k_9 = sum_18 - 12582912.0f; // bits.rs:53
            let exponent_11 = i32(bitcast<u32>(sum_18)) - 1262485504i;
            let reduced_9 = t77 - k_9 * 0.6933594f; // exponential.rs:15
            let correction_9 = k_9 * -0.00021219444f; // exponential.rs:16
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
            let field_9 = i32(bitcast<u32>(y_21) >> 23u) + exponent_11; // bits.rs:38
            let bits_37 = bitcast<u32>(y_21) + (u32(exponent_11) << 23u); // bits.rs:39
            let bits_38 = bitcast<u32>(t77); // exponential.rs:48
            let beyond_8 = select(2139095040u, 0u, (bits_38 > 2147483647u)); // exponential.rs:49
            let bounded_9 = select(bitcast<f32>(select(select(bits_37, 2139095040u, (field_9 >= 255i)), 0u, (field_9 <= 0i))), bitcast<f32>(beyond_8), ((bits_38 & 2147483647u) > 1120927744u)); // exponential.rs:50
            let t81 = select(bounded_9, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t77) & 2147483647u) > 2139095040u)) * delta; // mod.rs:196
            let t82 = neg_f32(t81);
            let sum_19 = t82 * 1.442695f + 12582912.0f; // bits.rs:52
            let k_10 = sum_19 - 12582912.0f; // bits.rs:53
            let exponent_12 = i32(bitcast<u32>(sum_19)) - 1262485504i;
            let reduced_10 = t82 - k_10 * 0.6933594f; // exponential.rs:15
            let correction_10 = k_10 * -0.00021219444f; // exponential.rs:16
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
            let field_10 = i32(bitcast<u32>(y_22) >> 23u) + exponent_12; // bits.rs:38
            let bits_39 = bitcast<u32>(y_22) + (u32(exponent_12) << 23u); // bits.rs:39
            let bits_40 = bitcast<u32>(t82); // exponential.rs:48
            let beyond_9 = select(2139095040u, 0u, (bits_40 > 2147483647u)); // exponential.rs:49
            let bounded_10 = select(bitcast<f32>(select(select(bits_39, 2139095040u, (field_10 >= 255i)), 0u, (field_10 <= 0i))), bitcast<f32>(beyond_9), ((bits_40 & 2147483647u) > 1120927744u)); // exponential.rs:50
            let t83 = select(bounded_10, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t82) & 2147483647u) > 2139095040u)); // exponential.rs:51
            let t84 = abs_f32(t76); // activation.rs:20
            let sum_20 = t84 * 1.442695f + 12582912.0f; // bits.rs:52
            let k_11 = sum_20 - 12582912.0f; // bits.rs:53
            let exponent_13 = i32(bitcast<u32>(sum_20)) - 1262485504i;
            let reduced_11 = t84 - k_11 * 0.6933594f; // exponential.rs:15
            let correction_11 = k_11 * -0.00021219444f; // exponential.rs:16
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
            let field_11 = i32(bitcast<u32>(y_23) >> 23u) + exponent_13; // bits.rs:38
            let bits_41 = bitcast<u32>(y_23) + (u32(exponent_13) << 23u); // bits.rs:39
            let bits_42 = bitcast<u32>(t84); // exponential.rs:48
            let beyond_10 = select(2139095040u, 0u, (bits_42 > 2147483647u)); // exponential.rs:49
            let bounded_11 = select(bitcast<f32>(select(select(bits_41, 2139095040u, (field_11 >= 255i)), 0u, (field_11 <= 0i))), bitcast<f32>(beyond_10), ((bits_42 & 2147483647u) > 1120927744u)); // exponential.rs:50
            let t85 = select(bounded_11, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t84) & 2147483647u) > 2139095040u)); // exponential.rs:51
            let e_8 = decode_bf16(encode_bf16(t85)); // activation.rs:20
            let d_9 = decode_bf16(encode_bf16(1.0f + e_8)); // activation.rs:21
            let y_24 = decode_bf16(encode_bf16(reciprocal_rn(d_9))); // activation.rs:22
            let t86 = vec2<f32>(t83, select(decode_bf16(encode_bf16(1.0f - y_24)), y_24, (t76 < 0.0f))); // mod.rs:309
            gates[((token * imm.n_v_heads + gate) * 2u) >> 1u] = t86;
        }
    }
}
