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

fn reduce_add_f32(x: f32) -> f32 {
    let x1 = x + subgroupShuffleXor(x, 1u);
    let x2 = x1 + subgroupShuffleXor(x1, 2u);
    let x3 = x2 + subgroupShuffleXor(x2, 4u);
    let x4 = x3 + subgroupShuffleXor(x3, 8u);
    let x5 = x4 + subgroupShuffleXor(x4, 16u);
    return x5;
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

fn neg_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) ^ 0x80000000u);
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
    let bits = bitcast<u32>(sum); // bits.rs:29
    let t5 = decode_bf16(encode_bf16(bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))))); // mod.rs:207
    let t6 = abs_f32(t5); // activation.rs:20
    let t7 = min_f32(max_f32(t6, -104.0f), 89.0f); // exponential.rs:40
    let k = round(t7 * 1.442695f); // exponential.rs:14
    let reduced = t7 - k * 0.6933594f; // exponential.rs:15
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
    let t8 = i32_from_f32(k); // exponential.rs:42
    let field = i32(bitcast<u32>(y) >> 23u) + t8; // bits.rs:44
    let bits_1 = bitcast<u32>(y) + (u32(t8) << 23u); // bits.rs:45
    let t9 = select(bitcast<f32>(select(select(bits_1, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t6) & 2147483647u) > 2139095040u)); // exponential.rs:42
    let e = decode_bf16(encode_bf16(t9)); // activation.rs:20
    let d = decode_bf16(encode_bf16(1.0f + e)); // activation.rs:21
    let bits_2 = bitcast<u32>(d); // division.rs:85
    let t10 = bitcast<f32>((bits_2 & 8388607u) | 1065353216u); // division.rs:94
    var estimate = t10 * (t10 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
    estimate = estimate + estimate * (1.0f - t10 * estimate); // division.rs:105
    estimate = estimate + estimate * (1.0f - t10 * estimate);
    let high = bitcast<f32>(bitcast<u32>(estimate) & 4294963200u); // bits.rs:58
    let d_high = bitcast<f32>(bitcast<u32>(t10) & 4294963200u);
    let residual = 1.0f - d_high * high - (t10 - d_high) * high; // division.rs:110
    let estimate_1 = estimate;
    let t11 = high + residual * estimate_1; // division.rs:87
    let t12 = 127i - i32(bits_2 >> 23u);
    let field_1 = i32(bitcast<u32>(t11) >> 23u) + t12; // bits.rs:44
    let bits_3 = bitcast<u32>(t11) + (u32(t12) << 23u); // bits.rs:45
    let scaled = bitcast<f32>(select(select(bits_3, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))); // bits.rs:46
    let t13 = encode_bf16(select(scaled, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d) & 2147483647u) > 2139095040u))); // activation.rs:22
    let y_1 = decode_bf16(t13);
    let bits_4 = bitcast<u32>(t5 * select(decode_bf16(encode_bf16(1.0f - y_1)), y_1, (t5 < 0.0f))); // bits.rs:29
    let t14 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))))); // activation.rs:30
    channels_0 = t14; // mod.rs:286
    squares = select(squares, squares + channels_0 * channels_0, owned); // mod.rs:288
    let owned_1 = 1u < own_len; // mod.rs:283
    let t15 = conv_weight[((select(first, first + 1u, owned_1) * 4u) >> 1u) >> 1u]; // mod.rs:284
    let newest_1 = inputs_3_1; // mod.rs:285
    var sum_1 = 0.0f; // mod.rs:202
    sum_1 = sum_1 + decode_bf16(t15.x) * inputs_0_1; // mod.rs:205
    sum_1 = sum_1 + decode_bf16(t15.x >> 16u) * inputs_1_1;
    sum_1 = sum_1 + decode_bf16(t15.y) * inputs_2_1;
    sum_1 = sum_1 + decode_bf16(t15.y >> 16u) * newest_1;
    let bits_5 = bitcast<u32>(sum_1); // bits.rs:29
    let t16 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))))); // mod.rs:207
    let t17 = abs_f32(t16); // activation.rs:20
    let t18 = min_f32(max_f32(t17, -104.0f), 89.0f); // exponential.rs:40
    let k_1 = round(t18 * 1.442695f); // exponential.rs:14
    let reduced_1 = t18 - k_1 * 0.6933594f; // exponential.rs:15
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
    let t19 = i32_from_f32(k_1); // exponential.rs:42
    let field_2 = i32(bitcast<u32>(y_2) >> 23u) + t19; // bits.rs:44
    let bits_6 = bitcast<u32>(y_2) + (u32(t19) << 23u); // bits.rs:45
    let t20 = select(bitcast<f32>(select(select(bits_6, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t17) & 2147483647u) > 2139095040u)); // exponential.rs:42
    let e_1 = decode_bf16(encode_bf16(t20)); // activation.rs:20
    let d_1 = decode_bf16(encode_bf16(1.0f + e_1)); // activation.rs:21
    let bits_7 = bitcast<u32>(d_1); // division.rs:85
    let t21 = bitcast<f32>((bits_7 & 8388607u) | 1065353216u); // division.rs:94
    var estimate_2 = t21 * (t21 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
    estimate_2 = estimate_2 + estimate_2 * (1.0f - t21 * estimate_2); // division.rs:105
    estimate_2 = estimate_2 + estimate_2 * (1.0f - t21 * estimate_2);
    let high_1 = bitcast<f32>(bitcast<u32>(estimate_2) & 4294963200u); // bits.rs:58
    let d_high_1 = bitcast<f32>(bitcast<u32>(t21) & 4294963200u);
    let residual_1 = 1.0f - d_high_1 * high_1 - (t21 - d_high_1) * high_1; // division.rs:110
    let estimate_3 = estimate_2;
    let t22 = high_1 + residual_1 * estimate_3; // division.rs:87
    let t23 = 127i - i32(bits_7 >> 23u);
    let field_3 = i32(bitcast<u32>(t22) >> 23u) + t23; // bits.rs:44
    let bits_8 = bitcast<u32>(t22) + (u32(t23) << 23u); // bits.rs:45
    let scaled_1 = bitcast<f32>(select(select(bits_8, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))); // bits.rs:46
    let t24 = encode_bf16(select(scaled_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_1) & 2147483647u) > 2139095040u))); // activation.rs:22
    let y_3 = decode_bf16(t24);
    let bits_9 = bitcast<u32>(t16 * select(decode_bf16(encode_bf16(1.0f - y_3)), y_3, (t16 < 0.0f))); // bits.rs:29
    let t25 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))))); // activation.rs:30
    channels_1 = t25; // mod.rs:286
    squares = select(squares, squares + channels_1 * channels_1, owned_1); // mod.rs:288
    let owned_2 = 2u < own_len; // mod.rs:283
    let t26 = conv_weight[((select(first, first + 2u, owned_2) * 4u) >> 1u) >> 1u]; // mod.rs:284
    let newest_2 = inputs_3_2; // mod.rs:285
    var sum_2 = 0.0f; // mod.rs:202
    sum_2 = sum_2 + decode_bf16(t26.x) * inputs_0_2; // mod.rs:205
    sum_2 = sum_2 + decode_bf16(t26.x >> 16u) * inputs_1_2;
    sum_2 = sum_2 + decode_bf16(t26.y) * inputs_2_2;
    sum_2 = sum_2 + decode_bf16(t26.y >> 16u) * newest_2;
    let bits_10 = bitcast<u32>(sum_2); // bits.rs:29
    let t27 = encode_bf16(bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u)))); // mod.rs:207
    let t28 = decode_bf16(t27);
    let t29 = abs_f32(t28); // activation.rs:20
    let t30 = min_f32(max_f32(t29, -104.0f), 89.0f); // exponential.rs:40
    let k_2 = round(t30 * 1.442695f); // exponential.rs:14
    let reduced_2 = t30 - k_2 * 0.6933594f; // exponential.rs:15
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
    let t31 = i32_from_f32(k_2); // exponential.rs:42
    let field_4 = i32(bitcast<u32>(y_4) >> 23u) + t31; // bits.rs:44
    let bits_11 = bitcast<u32>(y_4) + (u32(t31) << 23u); // bits.rs:45
    let t32 = select(bitcast<f32>(select(select(bits_11, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t29) & 2147483647u) > 2139095040u)); // exponential.rs:42
    let e_2 = decode_bf16(encode_bf16(t32)); // activation.rs:20
    let d_2 = decode_bf16(encode_bf16(1.0f + e_2)); // activation.rs:21
    let bits_12 = bitcast<u32>(d_2); // division.rs:85
    let t33 = bitcast<f32>((bits_12 & 8388607u) | 1065353216u); // division.rs:94
    var estimate_4 = t33 * (t33 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
    estimate_4 = estimate_4 + estimate_4 * (1.0f - t33 * estimate_4); // division.rs:105
    estimate_4 = estimate_4 + estimate_4 * (1.0f - t33 * estimate_4);
    let high_2 = bitcast<f32>(bitcast<u32>(estimate_4) & 4294963200u); // bits.rs:58
    let d_high_2 = bitcast<f32>(bitcast<u32>(t33) & 4294963200u);
    let residual_2 = 1.0f - d_high_2 * high_2 - (t33 - d_high_2) * high_2; // division.rs:110
    let estimate_5 = estimate_4;
    let t34 = high_2 + residual_2 * estimate_5; // division.rs:87
    let t35 = 127i - i32(bits_12 >> 23u);
    let field_5 = i32(bitcast<u32>(t34) >> 23u) + t35; // bits.rs:44
    let bits_13 = bitcast<u32>(t34) + (u32(t35) << 23u); // bits.rs:45
    let scaled_2 = bitcast<f32>(select(select(bits_13, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))); // bits.rs:46
    let t36 = encode_bf16(select(scaled_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_2) & 2147483647u) > 2139095040u))); // activation.rs:22
    let y_5 = decode_bf16(t36);
    let bits_14 = bitcast<u32>(t28 * select(decode_bf16(encode_bf16(1.0f - y_5)), y_5, (t28 < 0.0f))); // bits.rs:29
    let t37 = encode_bf16(bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u)))); // activation.rs:30
    channels_2 = decode_bf16(t37); // mod.rs:286
    squares = select(squares, squares + channels_2 * channels_2, owned_2); // mod.rs:288
    let owned_3 = 3u < own_len; // mod.rs:283
    let t38 = conv_weight[((select(first, first + 3u, owned_3) * 4u) >> 1u) >> 1u]; // mod.rs:284
    let newest_3 = inputs_3_3; // mod.rs:285
    var sum_3 = 0.0f; // mod.rs:202
    sum_3 = sum_3 + decode_bf16(t38.x) * inputs_0_3; // mod.rs:205
    sum_3 = sum_3 + decode_bf16(t38.x >> 16u) * inputs_1_3;
    sum_3 = sum_3 + decode_bf16(t38.y) * inputs_2_3;
    sum_3 = sum_3 + decode_bf16(t38.y >> 16u) * newest_3;
    let bits_15 = bitcast<u32>(sum_3); // bits.rs:29
    let t39 = encode_bf16(bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u)))); // mod.rs:207
    let t40 = decode_bf16(t39);
    let t41 = abs_f32(t40); // activation.rs:20
    let t42 = min_f32(max_f32(t41, -104.0f), 89.0f); // exponential.rs:40
    let k_3 = round(t42 * 1.442695f); // exponential.rs:14
    let reduced_3 = t42 - k_3 * 0.6933594f; // exponential.rs:15
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
    let t43 = i32_from_f32(k_3); // exponential.rs:42
    let field_6 = i32(bitcast<u32>(y_6) >> 23u) + t43; // bits.rs:44
    let bits_16 = bitcast<u32>(y_6) + (u32(t43) << 23u); // bits.rs:45
    let t44 = select(bitcast<f32>(select(select(bits_16, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t41) & 2147483647u) > 2139095040u)); // exponential.rs:42
    let e_3 = decode_bf16(encode_bf16(t44)); // activation.rs:20
    let d_3 = decode_bf16(encode_bf16(1.0f + e_3)); // activation.rs:21
    let bits_17 = bitcast<u32>(d_3); // division.rs:85
    let t45 = bitcast<f32>((bits_17 & 8388607u) | 1065353216u); // division.rs:94
    var estimate_6 = t45 * (t45 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
    estimate_6 = estimate_6 + estimate_6 * (1.0f - t45 * estimate_6); // division.rs:105
    estimate_6 = estimate_6 + estimate_6 * (1.0f - t45 * estimate_6);
    let high_3 = bitcast<f32>(bitcast<u32>(estimate_6) & 4294963200u); // bits.rs:58
    let d_high_3 = bitcast<f32>(bitcast<u32>(t45) & 4294963200u);
    let residual_3 = 1.0f - d_high_3 * high_3 - (t45 - d_high_3) * high_3; // division.rs:110
    let estimate_7 = estimate_6;
    let t46 = high_3 + residual_3 * estimate_7; // division.rs:87
    let t47 = 127i - i32(bits_17 >> 23u);
    let field_7 = i32(bitcast<u32>(t46) >> 23u) + t47; // bits.rs:44
    let bits_18 = bitcast<u32>(t46) + (u32(t47) << 23u); // bits.rs:45
    let scaled_3 = bitcast<f32>(select(select(bits_18, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))); // bits.rs:46
    let t48 = encode_bf16(select(scaled_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_3) & 2147483647u) > 2139095040u))); // activation.rs:22
    let y_7 = decode_bf16(t48);
    let bits_19 = bitcast<u32>(t40 * select(decode_bf16(encode_bf16(1.0f - y_7)), y_7, (t40 < 0.0f))); // bits.rs:29
    let t49 = encode_bf16(bitcast<f32>(select(bits_19, bits_19 & 2147483648u, ((bits_19 & 2139095040u) == 0u)))); // activation.rs:30
    channels_3 = decode_bf16(t49); // mod.rs:286
    squares = select(squares, squares + channels_3 * channels_3, owned_3); // mod.rs:288
    let owned_4 = 4u < own_len; // mod.rs:283
    let t50 = conv_weight[((select(first, first + 4u, owned_4) * 4u) >> 1u) >> 1u]; // mod.rs:284
    let newest_4 = inputs_3_4; // mod.rs:285
    var sum_4 = 0.0f; // mod.rs:202
    sum_4 = sum_4 + decode_bf16(t50.x) * inputs_0_4; // mod.rs:205
    sum_4 = sum_4 + decode_bf16(t50.x >> 16u) * inputs_1_4;
    sum_4 = sum_4 + decode_bf16(t50.y) * inputs_2_4;
    sum_4 = sum_4 + decode_bf16(t50.y >> 16u) * newest_4;
    let bits_20 = bitcast<u32>(sum_4); // bits.rs:29
    let t51 = encode_bf16(bitcast<f32>(select(bits_20, bits_20 & 2147483648u, ((bits_20 & 2139095040u) == 0u)))); // mod.rs:207
    let t52 = decode_bf16(t51);
    let t53 = abs_f32(t52); // activation.rs:20
    let t54 = min_f32(max_f32(t53, -104.0f), 89.0f); // exponential.rs:40
    let k_4 = round(t54 * 1.442695f); // exponential.rs:14
    let reduced_4 = t54 - k_4 * 0.6933594f; // exponential.rs:15
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
    let t55 = i32_from_f32(k_4); // exponential.rs:42
    let field_8 = i32(bitcast<u32>(y_8) >> 23u) + t55; // bits.rs:44
    let bits_21 = bitcast<u32>(y_8) + (u32(t55) << 23u); // bits.rs:45
    let t56 = select(bitcast<f32>(select(select(bits_21, 2139095040u, (field_8 >= 255i)), 0u, (field_8 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t53) & 2147483647u) > 2139095040u)); // exponential.rs:42
    let e_4 = decode_bf16(encode_bf16(t56)); // activation.rs:20
    let d_4 = decode_bf16(encode_bf16(1.0f + e_4)); // activation.rs:21
    let bits_22 = bitcast<u32>(d_4); // division.rs:85
    let t57 = bitcast<f32>((bits_22 & 8388607u) | 1065353216u); // division.rs:94
    var estimate_8 = t57 * (t57 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
    estimate_8 = estimate_8 + estimate_8 * (1.0f - t57 * estimate_8); // division.rs:105
    estimate_8 = estimate_8 + estimate_8 * (1.0f - t57 * estimate_8);
    let high_4 = bitcast<f32>(bitcast<u32>(estimate_8) & 4294963200u); // bits.rs:58
    let d_high_4 = bitcast<f32>(bitcast<u32>(t57) & 4294963200u);
    let residual_4 = 1.0f - d_high_4 * high_4 - (t57 - d_high_4) * high_4; // division.rs:110
    let estimate_9 = estimate_8;
    let t58 = high_4 + residual_4 * estimate_9; // division.rs:87
    let t59 = 127i - i32(bits_22 >> 23u);
    let field_9 = i32(bitcast<u32>(t58) >> 23u) + t59; // bits.rs:44
    let bits_23 = bitcast<u32>(t58) + (u32(t59) << 23u); // bits.rs:45
    let scaled_4 = bitcast<f32>(select(select(bits_23, 2139095040u, (field_9 >= 255i)), 0u, (field_9 <= 0i))); // bits.rs:46
    let t60 = encode_bf16(select(scaled_4, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_4) & 2147483647u) > 2139095040u))); // activation.rs:22
    let y_9 = decode_bf16(t60);
    let bits_24 = bitcast<u32>(t52 * select(decode_bf16(encode_bf16(1.0f - y_9)), y_9, (t52 < 0.0f))); // bits.rs:29
    let t61 = encode_bf16(bitcast<f32>(select(bits_24, bits_24 & 2147483648u, ((bits_24 & 2139095040u) == 0u)))); // activation.rs:30
    channels_4 = decode_bf16(t61); // mod.rs:286
    squares = select(squares, squares + channels_4 * channels_4, owned_4); // mod.rs:288
    let owned_5 = 5u < own_len; // mod.rs:283
    let t62 = conv_weight[((select(first, first + 5u, owned_5) * 4u) >> 1u) >> 1u]; // mod.rs:284
    let newest_5 = inputs_3_5; // mod.rs:285
    var sum_5 = 0.0f; // mod.rs:202
    sum_5 = sum_5 + decode_bf16(t62.x) * inputs_0_5; // mod.rs:205
    sum_5 = sum_5 + decode_bf16(t62.x >> 16u) * inputs_1_5;
    sum_5 = sum_5 + decode_bf16(t62.y) * inputs_2_5;
    sum_5 = sum_5 + decode_bf16(t62.y >> 16u) * newest_5;
    let bits_25 = bitcast<u32>(sum_5); // bits.rs:29
    let t63 = encode_bf16(bitcast<f32>(select(bits_25, bits_25 & 2147483648u, ((bits_25 & 2139095040u) == 0u)))); // mod.rs:207
    let t64 = decode_bf16(t63);
    let t65 = abs_f32(t64); // activation.rs:20
    let t66 = min_f32(max_f32(t65, -104.0f), 89.0f); // exponential.rs:40
    let k_5 = round(t66 * 1.442695f); // exponential.rs:14
    let reduced_5 = t66 - k_5 * 0.6933594f; // exponential.rs:15
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
    let t67 = i32_from_f32(k_5); // exponential.rs:42
    let field_10 = i32(bitcast<u32>(y_10) >> 23u) + t67; // bits.rs:44
    let bits_26 = bitcast<u32>(y_10) + (u32(t67) << 23u); // bits.rs:45
    let t68 = select(bitcast<f32>(select(select(bits_26, 2139095040u, (field_10 >= 255i)), 0u, (field_10 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t65) & 2147483647u) > 2139095040u)); // exponential.rs:42
    let e_5 = decode_bf16(encode_bf16(t68)); // activation.rs:20
    let d_5 = decode_bf16(encode_bf16(1.0f + e_5)); // activation.rs:21
    let bits_27 = bitcast<u32>(d_5); // division.rs:85
    let t69 = bitcast<f32>((bits_27 & 8388607u) | 1065353216u); // division.rs:94
    var estimate_10 = t69 * (t69 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
    estimate_10 = estimate_10 + estimate_10 * (1.0f - t69 * estimate_10); // division.rs:105
    estimate_10 = estimate_10 + estimate_10 * (1.0f - t69 * estimate_10);
    let high_5 = bitcast<f32>(bitcast<u32>(estimate_10) & 4294963200u); // bits.rs:58
    let d_high_5 = bitcast<f32>(bitcast<u32>(t69) & 4294963200u);
    let residual_5 = 1.0f - d_high_5 * high_5 - (t69 - d_high_5) * high_5; // division.rs:110
    let estimate_11 = estimate_10;
    let t70 = high_5 + residual_5 * estimate_11; // division.rs:87
    let t71 = 127i - i32(bits_27 >> 23u);
    let field_11 = i32(bitcast<u32>(t70) >> 23u) + t71; // bits.rs:44
    let bits_28 = bitcast<u32>(t70) + (u32(t71) << 23u); // bits.rs:45
    let scaled_5 = bitcast<f32>(select(select(bits_28, 2139095040u, (field_11 >= 255i)), 0u, (field_11 <= 0i))); // bits.rs:46
    let t72 = encode_bf16(select(scaled_5, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_5) & 2147483647u) > 2139095040u))); // activation.rs:22
    let y_11 = decode_bf16(t72);
    let bits_29 = bitcast<u32>(t64 * select(decode_bf16(encode_bf16(1.0f - y_11)), y_11, (t64 < 0.0f))); // bits.rs:29
    let t73 = encode_bf16(bitcast<f32>(select(bits_29, bits_29 & 2147483648u, ((bits_29 & 2139095040u) == 0u)))); // activation.rs:30
    channels_5 = decode_bf16(t73); // mod.rs:286
    squares = select(squares, squares + channels_5 * channels_5, owned_5); // mod.rs:288
    let owned_6 = 6u < own_len; // mod.rs:283
    let t74 = conv_weight[((select(first, first + 6u, owned_6) * 4u) >> 1u) >> 1u]; // mod.rs:284
    let newest_6 = inputs_3_6; // mod.rs:285
    var sum_6 = 0.0f; // mod.rs:202
    sum_6 = sum_6 + decode_bf16(t74.x) * inputs_0_6; // mod.rs:205
    sum_6 = sum_6 + decode_bf16(t74.x >> 16u) * inputs_1_6;
    sum_6 = sum_6 + decode_bf16(t74.y) * inputs_2_6;
    sum_6 = sum_6 + decode_bf16(t74.y >> 16u) * newest_6;
    let bits_30 = bitcast<u32>(sum_6); // bits.rs:29
    let t75 = encode_bf16(bitcast<f32>(select(bits_30, bits_30 & 2147483648u, ((bits_30 & 2139095040u) == 0u)))); // mod.rs:207
    let t76 = decode_bf16(t75);
    let t77 = abs_f32(t76); // activation.rs:20
    let t78 = min_f32(max_f32(t77, -104.0f), 89.0f); // exponential.rs:40
    let k_6 = round(t78 * 1.442695f); // exponential.rs:14
    let reduced_6 = t78 - k_6 * 0.6933594f; // exponential.rs:15
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
    let t79 = i32_from_f32(k_6); // exponential.rs:42
    let field_12 = i32(bitcast<u32>(y_12) >> 23u) + t79; // bits.rs:44
    let bits_31 = bitcast<u32>(y_12) + (u32(t79) << 23u); // bits.rs:45
    let t80 = select(bitcast<f32>(select(select(bits_31, 2139095040u, (field_12 >= 255i)), 0u, (field_12 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t77) & 2147483647u) > 2139095040u)); // exponential.rs:42
    let e_6 = decode_bf16(encode_bf16(t80)); // activation.rs:20
    let d_6 = decode_bf16(encode_bf16(1.0f + e_6)); // activation.rs:21
    let bits_32 = bitcast<u32>(d_6); // division.rs:85
    let t81 = bitcast<f32>((bits_32 & 8388607u) | 1065353216u); // division.rs:94
    var estimate_12 = t81 * (t81 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
    estimate_12 = estimate_12 + estimate_12 * (1.0f - t81 * estimate_12); // division.rs:105
    estimate_12 = estimate_12 + estimate_12 * (1.0f - t81 * estimate_12);
    let high_6 = bitcast<f32>(bitcast<u32>(estimate_12) & 4294963200u); // bits.rs:58
    let d_high_6 = bitcast<f32>(bitcast<u32>(t81) & 4294963200u);
    let residual_6 = 1.0f - d_high_6 * high_6 - (t81 - d_high_6) * high_6; // division.rs:110
    let estimate_13 = estimate_12;
    let t82 = high_6 + residual_6 * estimate_13; // division.rs:87
    let t83 = 127i - i32(bits_32 >> 23u);
    let field_13 = i32(bitcast<u32>(t82) >> 23u) + t83; // bits.rs:44
    let bits_33 = bitcast<u32>(t82) + (u32(t83) << 23u); // bits.rs:45
    let scaled_6 = bitcast<f32>(select(select(bits_33, 2139095040u, (field_13 >= 255i)), 0u, (field_13 <= 0i))); // bits.rs:46
    let t84 = encode_bf16(select(scaled_6, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_6) & 2147483647u) > 2139095040u))); // activation.rs:22
    let y_13 = decode_bf16(t84);
    let bits_34 = bitcast<u32>(t76 * select(decode_bf16(encode_bf16(1.0f - y_13)), y_13, (t76 < 0.0f))); // bits.rs:29
    let t85 = encode_bf16(bitcast<f32>(select(bits_34, bits_34 & 2147483648u, ((bits_34 & 2139095040u) == 0u)))); // activation.rs:30
    channels_6 = decode_bf16(t85); // mod.rs:286
    squares = select(squares, squares + channels_6 * channels_6, owned_6); // mod.rs:288
    let owned_7 = 7u < own_len; // mod.rs:283
    let t86 = conv_weight[((select(first, first + 7u, owned_7) * 4u) >> 1u) >> 1u]; // mod.rs:284
    let newest_7 = inputs_3_7; // mod.rs:285
    var sum_7 = 0.0f; // mod.rs:202
    sum_7 = sum_7 + decode_bf16(t86.x) * inputs_0_7; // mod.rs:205
    sum_7 = sum_7 + decode_bf16(t86.x >> 16u) * inputs_1_7;
    sum_7 = sum_7 + decode_bf16(t86.y) * inputs_2_7;
    sum_7 = sum_7 + decode_bf16(t86.y >> 16u) * newest_7;
    let bits_35 = bitcast<u32>(sum_7); // bits.rs:29
    let t87 = encode_bf16(bitcast<f32>(select(bits_35, bits_35 & 2147483648u, ((bits_35 & 2139095040u) == 0u)))); // mod.rs:207
    let t88 = decode_bf16(t87);
    let t89 = abs_f32(t88); // activation.rs:20
    let t90 = min_f32(max_f32(t89, -104.0f), 89.0f); // exponential.rs:40
    let k_7 = round(t90 * 1.442695f); // exponential.rs:14
    let reduced_7 = t90 - k_7 * 0.6933594f; // exponential.rs:15
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
    let t91 = i32_from_f32(k_7); // exponential.rs:42
    let field_14 = i32(bitcast<u32>(y_14) >> 23u) + t91; // bits.rs:44
    let bits_36 = bitcast<u32>(y_14) + (u32(t91) << 23u); // bits.rs:45
    let t92 = select(bitcast<f32>(select(select(bits_36, 2139095040u, (field_14 >= 255i)), 0u, (field_14 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t89) & 2147483647u) > 2139095040u)); // exponential.rs:42
    let e_7 = decode_bf16(encode_bf16(t92)); // activation.rs:20
    let d_7 = decode_bf16(encode_bf16(1.0f + e_7)); // activation.rs:21
    let bits_37 = bitcast<u32>(d_7); // division.rs:85
    let t93 = bitcast<f32>((bits_37 & 8388607u) | 1065353216u); // division.rs:94
    var estimate_14 = t93 * (t93 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
    estimate_14 = estimate_14 + estimate_14 * (1.0f - t93 * estimate_14); // division.rs:105
    estimate_14 = estimate_14 + estimate_14 * (1.0f - t93 * estimate_14);
    let high_7 = bitcast<f32>(bitcast<u32>(estimate_14) & 4294963200u); // bits.rs:58
    let d_high_7 = bitcast<f32>(bitcast<u32>(t93) & 4294963200u);
    let residual_7 = 1.0f - d_high_7 * high_7 - (t93 - d_high_7) * high_7; // division.rs:110
    let estimate_15 = estimate_14;
    let t94 = high_7 + residual_7 * estimate_15; // division.rs:87
    let t95 = 127i - i32(bits_37 >> 23u);
    let field_15 = i32(bitcast<u32>(t94) >> 23u) + t95; // bits.rs:44
    let bits_38 = bitcast<u32>(t94) + (u32(t95) << 23u); // bits.rs:45
    let scaled_7 = bitcast<f32>(select(select(bits_38, 2139095040u, (field_15 >= 255i)), 0u, (field_15 <= 0i))); // bits.rs:46
    let t96 = encode_bf16(select(scaled_7, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_7) & 2147483647u) > 2139095040u))); // activation.rs:22
    let y_15 = decode_bf16(t96);
    let bits_39 = bitcast<u32>(t88 * select(decode_bf16(encode_bf16(1.0f - y_15)), y_15, (t88 < 0.0f))); // bits.rs:29
    let t97 = encode_bf16(bitcast<f32>(select(bits_39, bits_39 & 2147483648u, ((bits_39 & 2139095040u) == 0u)))); // activation.rs:30
    channels_7 = decode_bf16(t97); // mod.rs:286
    squares = select(squares, squares + channels_7 * channels_7, owned_7); // mod.rs:288
    let t98 = reduce_add_f32(squares); // mod.rs:213
    let t99 = f32(imm.head_k_dim);
    let a_bits = bitcast<u32>(t98); // division.rs:13
    let b_bits = bitcast<u32>(t99); // division.rs:14
    let sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
    let a_field = (a_bits >> 23u) & 255u; // division.rs:16
    let b_field = (b_bits >> 23u) & 255u; // division.rs:17
    let t100 = a_bits & 8388607u; // division.rs:18
    let t101 = b_bits & 8388607u;
    let below = select(0u, 1u, (t100 < t101)); // division.rs:33
    let numerator = shl_u32(t100 | 8388608u, below); // division.rs:34
    let denominator = t101 | 8388608u; // division.rs:35
    let d_8 = bitcast<f32>(t101 | 1065353216u); // division.rs:37
    var reciprocal = 1.4117647f - 0.47058824f * d_8; // division.rs:38
    reciprocal = reciprocal + reciprocal * (1.0f - d_8 * reciprocal); // division.rs:41
    reciprocal = reciprocal + reciprocal * (1.0f - d_8 * reciprocal);
    reciprocal = reciprocal + reciprocal * (1.0f - d_8 * reciprocal);
    let n = bitcast<f32>((t100 | 1065353216u) + (below << 23u)); // division.rs:44
    var quotient = u32_from_f32(n * reciprocal * 8388608.0f); // division.rs:45
    let divisor = i32(denominator); // division.rs:46
    var residual_8 = i32((numerator << 23u) - quotient * denominator); // division.rs:47
    let over = residual_8 < 0i; // division.rs:50
    quotient = select(quotient, quotient - 1u, over); // division.rs:51
    residual_8 = select(residual_8, residual_8 + divisor, over); // division.rs:52
    let over_1 = residual_8 < 0i; // division.rs:50
    quotient = select(quotient, quotient - 1u, over_1); // division.rs:51
    residual_8 = select(residual_8, residual_8 + divisor, over_1); // division.rs:52
    let under = residual_8 >= divisor; // division.rs:54
    quotient = select(quotient, quotient + 1u, under); // division.rs:55
    residual_8 = select(residual_8, residual_8 - divisor, under); // division.rs:56
    quotient = select(quotient, quotient + 1u, (residual_8 * 2i > divisor)); // division.rs:58
    let exponent = i32(a_field) - i32(b_field) + 127i - i32(below); // division.rs:59
    let t102 = quotient; // division.rs:60
    let field_16 = exponent + i32(t102 >> 24u); // bits.rs:36
    let bits_40 = (u32(field_16) << 23u) | (t102 & 8388607u); // bits.rs:37
    let quotient_1 = bitcast<f32>(sign_1 | select(select(bits_40, 2139095040u, (field_16 >= 255i)), 0u, (field_16 <= 0i))); // bits.rs:38
    let a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
    let b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
    let a_zero = a_field == 0u; // division.rs:22
    let b_zero = b_field == 0u; // division.rs:23
    let t103 = ((bitcast<u32>(t98) & 2147483647u) > 2139095040u) | ((bitcast<u32>(t99) & 2147483647u) > 2139095040u); // division.rs:24
    let undefined = (t103 | (a_zero & b_zero)) | (a_infinite & b_infinite);
    let bounded = select(quotient_1, bitcast<f32>(sign_1), a_zero | b_infinite); // division.rs:25
    let extended = select(bounded, bitcast<f32>(sign_1 | 2139095040u), a_infinite | b_zero); // division.rs:26
    let t104 = select(extended, f32_from_bits(0x7fc00000u), undefined) + imm.eps; // mod.rs:213
    let bits_41 = bitcast<u32>(t104); // roots.rs:14
    let exponent_1 = i32(bits_41 >> 23u) - 127i; // roots.rs:15
    let odd = exponent_1 & 1i; // roots.rs:16
    let m = bitcast<f32>((bits_41 & 8388607u) | (u32(odd + 127i) << 23u)); // roots.rs:17
    var y_16 = bitcast<f32>(1597463007u - (bitcast<u32>(m) >> 1u)); // roots.rs:19
    y_16 = y_16 + y_16 * (0.5f - 0.5f * m * y_16 * y_16); // roots.rs:22
    y_16 = y_16 + y_16 * (0.5f - 0.5f * m * y_16 * y_16);
    y_16 = y_16 + y_16 * (0.5f - 0.5f * m * y_16 * y_16);
    let y_17 = y_16; // roots.rs:24
    let half_exponent = (exponent_1 - odd) >> 1u;
    let product = m * y_17; // roots.rs:63
    let scaled_8 = m * 4097.0f; // roots.rs:72
    let high_8 = scaled_8 - (scaled_8 - m); // roots.rs:73
    let a_low = m - high_8; // roots.rs:74
    let scaled_9 = y_17 * 4097.0f; // roots.rs:72
    let high_9 = scaled_9 - (scaled_9 - y_17); // roots.rs:73
    let b_low = y_17 - high_9; // roots.rs:74
    let my_error = high_8 * high_9 - product + high_8 * b_low + a_low * high_9 + a_low * b_low; // roots.rs:66
    let product_1 = product * y_17; // roots.rs:63
    let scaled_10 = product * 4097.0f; // roots.rs:72
    let high_10 = scaled_10 - (scaled_10 - product); // roots.rs:73
    let a_low_1 = product - high_10; // roots.rs:74
    let scaled_11 = y_17 * 4097.0f; // roots.rs:72
    let high_11 = scaled_11 - (scaled_11 - y_17); // roots.rs:73
    let b_low_1 = y_17 - high_11; // roots.rs:74
    let square_error = high_10 * high_11 - product_1 + high_10 * b_low_1 + a_low_1 * high_11 + a_low_1 * b_low_1; // roots.rs:66
    let residual_9 = 1.0f - product_1 - square_error - my_error * y_17; // roots.rs:84
    let root = y_17 + y_17 * (0.5f * residual_9); // roots.rs:85
    let scaled_12 = bitcast<f32>(bitcast<u32>(root) - u32(half_exponent << 23u)); // roots.rs:86
    let bits_42 = bitcast<u32>(t104); // roots.rs:30
    let sign_2 = bits_42 & 2147483648u; // roots.rs:31
    let zero = (bits_42 & 2139095040u) == 0u; // roots.rs:32
    let at_edge = select(select(scaled_12, 0.0f, (bits_42 == 2139095040u)), bitcast<f32>(sign_2 | 2139095040u), zero); // roots.rs:33
    let scale = select(at_edge, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t104) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero)); // roots.rs:34
    let dim = f32(imm.head_k_dim); // mod.rs:188
    let bits_43 = bitcast<u32>(dim); // roots.rs:14
    let exponent_2 = i32(bits_43 >> 23u) - 127i; // roots.rs:15
    let odd_1 = exponent_2 & 1i; // roots.rs:16
    let m_1 = bitcast<f32>((bits_43 & 8388607u) | (u32(odd_1 + 127i) << 23u)); // roots.rs:17
    var y_18 = bitcast<f32>(1597463007u - (bitcast<u32>(m_1) >> 1u)); // roots.rs:19
    y_18 = y_18 + y_18 * (0.5f - 0.5f * m_1 * y_18 * y_18); // roots.rs:22
    y_18 = y_18 + y_18 * (0.5f - 0.5f * m_1 * y_18 * y_18);
    y_18 = y_18 + y_18 * (0.5f - 0.5f * m_1 * y_18 * y_18);
    let y_19 = y_18; // roots.rs:24
    let half_exponent_1 = (exponent_2 - odd_1) >> 1u;
    let product_2 = m_1 * y_19; // roots.rs:63
    let scaled_13 = m_1 * 4097.0f; // roots.rs:72
    let high_12 = scaled_13 - (scaled_13 - m_1); // roots.rs:73
    let a_low_2 = m_1 - high_12; // roots.rs:74
    let scaled_14 = y_19 * 4097.0f; // roots.rs:72
    let high_13 = scaled_14 - (scaled_14 - y_19); // roots.rs:73
    let b_low_2 = y_19 - high_13; // roots.rs:74
    let my_error_1 = high_12 * high_13 - product_2 + high_12 * b_low_2 + a_low_2 * high_13 + a_low_2 * b_low_2; // roots.rs:66
    let product_3 = product_2 * y_19; // roots.rs:63
    let scaled_15 = product_2 * 4097.0f; // roots.rs:72
    let high_14 = scaled_15 - (scaled_15 - product_2); // roots.rs:73
    let a_low_3 = product_2 - high_14; // roots.rs:74
    let scaled_16 = y_19 * 4097.0f; // roots.rs:72
    let high_15 = scaled_16 - (scaled_16 - y_19); // roots.rs:73
    let b_low_3 = y_19 - high_15; // roots.rs:74
    let square_error_1 = high_14 * high_15 - product_3 + high_14 * b_low_3 + a_low_3 * high_15 + a_low_3 * b_low_3; // roots.rs:66
    let residual_10 = 1.0f - product_3 - square_error_1 - my_error_1 * y_19; // roots.rs:84
    let root_1 = y_19 + y_19 * (0.5f * residual_10); // roots.rs:85
    let scaled_17 = bitcast<f32>(bitcast<u32>(root_1) - u32(half_exponent_1 << 23u)); // roots.rs:86
    let bits_44 = bitcast<u32>(dim); // roots.rs:30
    let sign_3 = bits_44 & 2147483648u; // roots.rs:31
    let zero_1 = (bits_44 & 2139095040u) == 0u; // roots.rs:32
    let at_edge_1 = select(select(scaled_17, 0.0f, (bits_44 == 2139095040u)), bitcast<f32>(sign_3 | 2139095040u), zero_1); // roots.rs:33
    let t105 = select(at_edge_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(dim) & 2147483647u) > 2139095040u) | ((sign_3 != 0u) & !zero_1)); // roots.rs:34
    let bits_45 = bitcast<u32>(dim); // division.rs:66
    let d_9 = bitcast<f32>((bits_45 & 8388607u) | 1065353216u); // division.rs:94
    var estimate_16 = d_9 * (d_9 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
    estimate_16 = estimate_16 + estimate_16 * (1.0f - d_9 * estimate_16); // division.rs:105
    estimate_16 = estimate_16 + estimate_16 * (1.0f - d_9 * estimate_16);
    let high_16 = bitcast<f32>(bitcast<u32>(estimate_16) & 4294963200u); // bits.rs:58
    let d_high_8 = bitcast<f32>(bitcast<u32>(d_9) & 4294963200u);
    let residual_11 = 1.0f - d_high_8 * high_16 - (d_9 - d_high_8) * high_16; // division.rs:110
    let estimate_17 = estimate_16;
    let quotient_2 = bitcast<u32>(high_16 + residual_11 * estimate_17); // division.rs:69
    let divisor_1 = (bitcast<u32>(d_9) & 8388607u) | 8388608u; // division.rs:71
    let product_4 = ((quotient_2 & 8388607u) | 8388608u) * divisor_1; // division.rs:72
    let twice = i32(product_4) * -2i; // division.rs:73
    let below_1 = select(quotient_2, quotient_2 + 1u, (twice > i32(divisor_1))); // division.rs:74
    let nearest = select(below_1, quotient_2 - 1u, (twice + i32(divisor_1) < 0i)); // division.rs:75
    let field_17 = (bits_45 >> 23u) & 255u; // division.rs:76
    let t106 = bitcast<f32>(nearest); // division.rs:77
    let t107 = 127i - i32(field_17);
    let field_18 = i32(bitcast<u32>(t106) >> 23u) + t107; // bits.rs:44
    let bits_46 = bitcast<u32>(t106) + (u32(t107) << 23u); // bits.rs:45
    let scaled_18 = bitcast<u32>(bitcast<f32>(select(select(bits_46, 2139095040u, (field_18 >= 255i)), 0u, (field_18 <= 0i)))); // division.rs:77
    let signed = select(scaled_18, 2139095040u, (field_17 == 0u)) | (bits_45 & 2147483648u); // division.rs:78
    let t108 = select(bitcast<f32>(select(signed, 2143289344u, ((bitcast<u32>(dim) & 2147483647u) > 2139095040u))), t105, (head >= imm.n_qk_heads / 2u)); // mod.rs:189
    let factor = decode_bf16(encode_bf16(t108));
    if (is_inside) { // mod.rs:292
        if (is_value) { // mod.rs:293
            let place = (token * imm.n_v_heads + v_head) * imm.head_v_dim + (local_invocation_index & 31u) * own_len; // mod.rs:294
            let t109 = channels_0; // mod.rs:295
            let t110 = channels_1;
            let t111 = channels_2;
            let t112 = channels_3;
            let t113 = channels_4;
            let t114 = channels_5;
            let t115 = channels_6;
            let t116 = channels_7;
            if (0u < own_len) { // gdn.rs:226
                store_v(place, t109); // gdn.rs:227
            }
            if (1u < own_len) { // gdn.rs:226
                store_v(place + 1u, t110); // gdn.rs:227
            }
            if (2u < own_len) { // gdn.rs:226
                store_v(place + 2u, t111); // gdn.rs:227
            }
            if (3u < own_len) { // gdn.rs:226
                store_v(place + 3u, t112); // gdn.rs:227
            }
            if (4u < own_len) { // gdn.rs:226
                store_v(place + 4u, t113); // gdn.rs:227
            }
            if (5u < own_len) { // gdn.rs:226
                store_v(place + 5u, t114); // gdn.rs:227
            }
            if (6u < own_len) { // gdn.rs:226
                store_v(place + 6u, t115); // gdn.rs:227
            }
            if (7u < own_len) { // gdn.rs:226
                store_v(place + 7u, t116); // gdn.rs:227
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
            let bits_47 = bitcast<u32>(channels_0 * scale); // bits.rs:29
            let t117 = encode_bf16(bitcast<f32>(select(bits_47, bits_47 & 2147483648u, ((bits_47 & 2139095040u) == 0u)))); // mod.rs:219
            let bits_48 = bitcast<u32>(decode_bf16(t117) * factor); // bits.rs:29
            results_0 = bitcast<f32>(select(bits_48, bits_48 & 2147483648u, ((bits_48 & 2139095040u) == 0u))); // mod.rs:300
            let bits_49 = bitcast<u32>(channels_1 * scale); // bits.rs:29
            let t118 = encode_bf16(bitcast<f32>(select(bits_49, bits_49 & 2147483648u, ((bits_49 & 2139095040u) == 0u)))); // mod.rs:219
            let bits_50 = bitcast<u32>(decode_bf16(t118) * factor); // bits.rs:29
            results_1 = bitcast<f32>(select(bits_50, bits_50 & 2147483648u, ((bits_50 & 2139095040u) == 0u))); // mod.rs:300
            let bits_51 = bitcast<u32>(channels_2 * scale); // bits.rs:29
            let t119 = encode_bf16(bitcast<f32>(select(bits_51, bits_51 & 2147483648u, ((bits_51 & 2139095040u) == 0u)))); // mod.rs:219
            let bits_52 = bitcast<u32>(decode_bf16(t119) * factor); // bits.rs:29
            results_2 = bitcast<f32>(select(bits_52, bits_52 & 2147483648u, ((bits_52 & 2139095040u) == 0u))); // mod.rs:300
            let bits_53 = bitcast<u32>(channels_3 * scale); // bits.rs:29
            let t120 = encode_bf16(bitcast<f32>(select(bits_53, bits_53 & 2147483648u, ((bits_53 & 2139095040u) == 0u)))); // mod.rs:219
            let bits_54 = bitcast<u32>(decode_bf16(t120) * factor); // bits.rs:29
            results_3 = bitcast<f32>(select(bits_54, bits_54 & 2147483648u, ((bits_54 & 2139095040u) == 0u))); // mod.rs:300
            let bits_55 = bitcast<u32>(channels_4 * scale); // bits.rs:29
            let t121 = encode_bf16(bitcast<f32>(select(bits_55, bits_55 & 2147483648u, ((bits_55 & 2139095040u) == 0u)))); // mod.rs:219
            let bits_56 = bitcast<u32>(decode_bf16(t121) * factor); // bits.rs:29
            results_4 = bitcast<f32>(select(bits_56, bits_56 & 2147483648u, ((bits_56 & 2139095040u) == 0u))); // mod.rs:300
            let bits_57 = bitcast<u32>(channels_5 * scale); // bits.rs:29
            let t122 = encode_bf16(bitcast<f32>(select(bits_57, bits_57 & 2147483648u, ((bits_57 & 2139095040u) == 0u)))); // mod.rs:219
            let bits_58 = bitcast<u32>(decode_bf16(t122) * factor); // bits.rs:29
            results_5 = bitcast<f32>(select(bits_58, bits_58 & 2147483648u, ((bits_58 & 2139095040u) == 0u))); // mod.rs:300
            let bits_59 = bitcast<u32>(channels_6 * scale); // bits.rs:29
            let t123 = encode_bf16(bitcast<f32>(select(bits_59, bits_59 & 2147483648u, ((bits_59 & 2139095040u) == 0u)))); // mod.rs:219
            let bits_60 = bitcast<u32>(decode_bf16(t123) * factor); // bits.rs:29
            results_6 = bitcast<f32>(select(bits_60, bits_60 & 2147483648u, ((bits_60 & 2139095040u) == 0u))); // mod.rs:300
            let bits_61 = bitcast<u32>(channels_7 * scale); // bits.rs:29
            let t124 = encode_bf16(bitcast<f32>(select(bits_61, bits_61 & 2147483648u, ((bits_61 & 2139095040u) == 0u)))); // mod.rs:219
            let bits_62 = bitcast<u32>(decode_bf16(t124) * factor); // bits.rs:29
            results_7 = bitcast<f32>(select(bits_62, bits_62 & 2147483648u, ((bits_62 & 2139095040u) == 0u))); // mod.rs:300
            let place = (token * imm.n_qk_heads + head) * imm.head_k_dim + (local_invocation_index & 31u) * own_len; // mod.rs:302
            let t125 = results_0; // mod.rs:303
            let t126 = results_1;
            let t127 = results_2;
            let t128 = results_3;
            let t129 = results_4;
            let t130 = results_5;
            let t131 = results_6;
            let t132 = results_7;
            if (0u < own_len) { // gdn.rs:226
                store_qk(place, t125); // gdn.rs:227
            }
            if (1u < own_len) { // gdn.rs:226
                store_qk(place + 1u, t126); // gdn.rs:227
            }
            if (2u < own_len) { // gdn.rs:226
                store_qk(place + 2u, t127); // gdn.rs:227
            }
            if (3u < own_len) { // gdn.rs:226
                store_qk(place + 3u, t128); // gdn.rs:227
            }
            if (4u < own_len) { // gdn.rs:226
                store_qk(place + 4u, t129); // gdn.rs:227
            }
            if (5u < own_len) { // gdn.rs:226
                store_qk(place + 5u, t130); // gdn.rs:227
            }
            if (6u < own_len) { // gdn.rs:226
                store_qk(place + 6u, t131); // gdn.rs:227
            }
            if (7u < own_len) { // gdn.rs:226
                store_qk(place + 7u, t132); // gdn.rs:227
            }
        }
    }
    if (workgroup_id.x == 0u) { // mod.rs:306
        for (var gate = local_invocation_index; gate < imm.n_v_heads; gate += 128u) { // mod.rs:307
            let t133 = load_b(token * imm.b_stride + gate); // mod.rs:308
            let t134 = a_log[gate];
            let t135 = decode_bf16(encode_bf16(load_a(token * imm.a_stride + gate) + load_dt_bias(gate))); // mod.rs:195
            let t136 = neg_f32(min_f32(abs_f32(t135), 104.0f)); // logistic.rs:19
            let k_8 = round(t136 * 1.442695f); // exponential.rs:14
            let reduced_8 = t136 - k_8 * 0.6933594f; // exponential.rs:15
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
            let unit = bitcast<f32>(u32(max_i32(k_9, -60i) + 127i) << 23u); // bits.rs:52
            let power = y_20 * unit; // logistic.rs:70
            let power_error = y_error * unit;
            let d_10 = 1.0f + power; // logistic.rs:72
            let halved = d_10 > 1.4142135f; // logistic.rs:73
            let f = select(power, d_10 * 0.5f - 1.0f, halved); // logistic.rs:74
            let error = select(power_error, 1.0f - d_10 + power + power_error, halved); // logistic.rs:75
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
            let linear = select(t135, 0.0f, (bitcast<u32>(t135) > 2147483647u)); // logistic.rs:84
            let total = linear + sum_8; // logistic.rs:85
            let back = total - linear; // logistic.rs:86
            let total_error = linear - (total - back) + (sum_8 - back); // logistic.rs:87
            let near = total + (total_error + tail); // logistic.rs:88
            let field_19 = i32(bitcast<u32>(y_20) >> 23u) + k_9; // bits.rs:44
            let bits_47 = bitcast<u32>(y_20) + (u32(k_9) << 23u); // bits.rs:45
            let result = select(near, bitcast<f32>(select(select(bits_47, 2139095040u, (field_19 >= 255i)), 0u, (field_19 <= 0i))), (bitcast<u32>(t135) > 2147483647u) & (k_9 < -60i)); // logistic.rs:89
            let bounded_1 = select(result, t135, (bitcast<u32>(t135) == 2139095040u)); // logistic.rs:90
            let t137 = select(bounded_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t135) & 2147483647u) > 2139095040u)); // logistic.rs:91
            let delta = decode_bf16(encode_bf16(t137)); // mod.rs:195
            let t138 = min_f32(max_f32(t134, -104.0f), 89.0f); // exponential.rs:40
            let k_10 = round(t138 * 1.442695f); // exponential.rs:14
            let reduced_9 = t138 - k_10 * 0.6933594f; // exponential.rs:15
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
            let t139 = i32_from_f32(k_10); // exponential.rs:42
            let field_20 = i32(bitcast<u32>(y_21) >> 23u) + t139; // bits.rs:44
            let bits_48 = bitcast<u32>(y_21) + (u32(t139) << 23u); // bits.rs:45
            let t140 = select(bitcast<f32>(select(select(bits_48, 2139095040u, (field_20 >= 255i)), 0u, (field_20 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t134) & 2147483647u) > 2139095040u)); // exponential.rs:42
            let t141 = neg_f32(t140 * delta); // mod.rs:196
            let t142 = min_f32(max_f32(t141, -104.0f), 89.0f); // exponential.rs:40
            let k_11 = round(t142 * 1.442695f); // exponential.rs:14
            let reduced_10 = t142 - k_11 * 0.6933594f; // exponential.rs:15
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
            let t143 = i32_from_f32(k_11); // exponential.rs:42
            let field_21 = i32(bitcast<u32>(y_22) >> 23u) + t143; // bits.rs:44
            let bits_49 = bitcast<u32>(y_22) + (u32(t143) << 23u); // bits.rs:45
            let t144 = select(bitcast<f32>(select(select(bits_49, 2139095040u, (field_21 >= 255i)), 0u, (field_21 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t141) & 2147483647u) > 2139095040u)); // exponential.rs:42
            let t145 = abs_f32(t133); // activation.rs:20
            let t146 = min_f32(max_f32(t145, -104.0f), 89.0f); // exponential.rs:40
            let k_12 = round(t146 * 1.442695f); // exponential.rs:14
            let reduced_11 = t146 - k_12 * 0.6933594f; // exponential.rs:15
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
            let t147 = i32_from_f32(k_12); // exponential.rs:42
            let field_22 = i32(bitcast<u32>(y_23) >> 23u) + t147; // bits.rs:44
            let bits_50 = bitcast<u32>(y_23) + (u32(t147) << 23u); // bits.rs:45
            let t148 = select(bitcast<f32>(select(select(bits_50, 2139095040u, (field_22 >= 255i)), 0u, (field_22 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t145) & 2147483647u) > 2139095040u)); // exponential.rs:42
            let e_8 = decode_bf16(encode_bf16(t148)); // activation.rs:20
            let d_11 = decode_bf16(encode_bf16(1.0f + e_8)); // activation.rs:21
            let bits_51 = bitcast<u32>(d_11); // division.rs:85
            let t149 = bitcast<f32>((bits_51 & 8388607u) | 1065353216u); // division.rs:94
            var estimate_18 = t149 * (t149 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
            estimate_18 = estimate_18 + estimate_18 * (1.0f - t149 * estimate_18); // division.rs:105
            estimate_18 = estimate_18 + estimate_18 * (1.0f - t149 * estimate_18);
            let high_17 = bitcast<f32>(bitcast<u32>(estimate_18) & 4294963200u); // bits.rs:58
            let d_high_9 = bitcast<f32>(bitcast<u32>(t149) & 4294963200u);
            let residual_12 = 1.0f - d_high_9 * high_17 - (t149 - d_high_9) * high_17; // division.rs:110
            let estimate_19 = estimate_18;
            let t150 = high_17 + residual_12 * estimate_19; // division.rs:87
            let t151 = 127i - i32(bits_51 >> 23u);
            let field_23 = i32(bitcast<u32>(t150) >> 23u) + t151; // bits.rs:44
            let bits_52 = bitcast<u32>(t150) + (u32(t151) << 23u); // bits.rs:45
            let scaled_19 = bitcast<f32>(select(select(bits_52, 2139095040u, (field_23 >= 255i)), 0u, (field_23 <= 0i))); // bits.rs:46
            let t152 = select(scaled_19, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_11) & 2147483647u) > 2139095040u)); // division.rs:88
            let y_24 = decode_bf16(encode_bf16(t152)); // activation.rs:22
            let t153 = vec2<f32>(t144, select(decode_bf16(encode_bf16(1.0f - y_24)), y_24, (t133 < 0.0f))); // mod.rs:309
            gates[((token * imm.n_v_heads + gate) * 2u) >> 1u] = t153;
        }
    }
}
