struct Immediates {
    q_stride: u32,
    k_stride: u32,
    v_stride: u32,
    eps: f32,
    head_dim: u32,
    n_pairs: u32,
    n_heads: u32,
    n_kv_heads: u32,
    q_width: u32,
    seq_len: u32,
    n_positions: u32,
    max_blocks: u32,
    n_blocks: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> q: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> k: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read> v: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> q_norm: array<vec4<u32>>;
@group(0) @binding(4) var<storage, read> k_norm: array<vec4<u32>>;
@group(0) @binding(5) var<storage, read> cos_1: array<vec2<f32>>;
@group(0) @binding(6) var<storage, read> sin_1: array<vec2<f32>>;
@group(0) @binding(7) var<storage, read> positions: array<u32>;
@group(0) @binding(8) var<storage, read> block_table: array<u32>;
@group(0) @binding(9) var<storage, read_write> q_out: array<vec4<u32>>;
@group(0) @binding(10) var<storage, read_write> keys: array<vec4<u32>>;
@group(0) @binding(11) var<storage, read_write> values: array<vec4<u32>>;

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
}

fn reduce_add_f32(x: f32) -> f32 {
    let x1 = x + subgroupShuffleXor(x, 1u);
    let x2 = x1 + subgroupShuffleXor(x1, 2u);
    let x3 = x2 + subgroupShuffleXor(x2, 4u);
    let x4 = x3 + subgroupShuffleXor(x3, 8u);
    let x5 = x4 + subgroupShuffleXor(x4, 16u);
    return x5;
}

fn neg_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) ^ 0x80000000u);
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

fn load_words1_q(index: u32) -> u32 {
    return q[index >> 2u][index & 3u];
}

fn load_words1_k(index: u32) -> u32 {
    return k[index >> 2u][index & 3u];
}

fn load_words1_q_norm(index: u32) -> u32 {
    return q_norm[index >> 2u][index & 3u];
}

fn load_words1_k_norm(index: u32) -> u32 {
    return k_norm[index >> 2u][index & 3u];
}

@compute @workgroup_size(256, 1, 1)
fn kv_append__bf16_bf16__subgroup_x8_normed(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let head_dim = imm.head_dim; // head.rs:99
    let n_turned = imm.n_pairs * 2u;
    let job = workgroup_id.x * 8u + (local_invocation_index >> 5u); // head.rs:82
    let is_query = job < imm.n_heads; // head.rs:83
    let is_key = (job >= imm.n_heads) & (job < imm.n_heads + imm.n_kv_heads); // head.rs:84
    let is_value = (job >= imm.n_heads + imm.n_kv_heads) & (job < imm.n_heads + imm.n_kv_heads * 2u); // head.rs:85
    let kv_head = job - select(imm.n_heads + imm.n_kv_heads, imm.n_heads, is_key); // head.rs:86
    let number = select(kv_head, job, is_query); // head.rs:87
    let row = workgroup_id.z; // head.rs:101
    let token = workgroup_id.y;
    let first = (local_invocation_index & 31u) * 8u; // head.rs:102
    let within = first < head_dim; // head.rs:103
    let turns = is_query | is_key; // head.rs:104
    var own_0 = 0.0f; // head.rs:107
    var own_1 = 0.0f;
    var own_2 = 0.0f;
    var own_3 = 0.0f;
    var own_4 = 0.0f;
    var own_5 = 0.0f;
    var own_6 = 0.0f;
    var own_7 = 0.0f;
    var start = 0u; // head.rs:108
    if (is_query) { // head.rs:109
        start = row * (imm.q_stride * imm.seq_len) + (token * imm.q_stride + number * imm.q_width); // head.rs:110
        if (within) { // head.rs:111
            let t0 = q[((start + first) >> 1u) >> 2u]; // piece.rs:40
            own_0 = decode_bf16(t0.x); // head.rs:112
            own_1 = decode_bf16(t0.x >> 16u);
            own_2 = decode_bf16(t0.y);
            own_3 = decode_bf16(t0.y >> 16u);
            own_4 = decode_bf16(t0.z);
            own_5 = decode_bf16(t0.z >> 16u);
            own_6 = decode_bf16(t0.w);
            own_7 = decode_bf16(t0.w >> 16u);
        }
    }
    if (is_key) { // head.rs:115
        start = row * (imm.k_stride * imm.seq_len) + (token * imm.k_stride + number * imm.head_dim); // head.rs:116
        if (within) { // head.rs:117
            let t1 = k[((start + first) >> 1u) >> 2u]; // piece.rs:40
            own_0 = decode_bf16(t1.x); // head.rs:118
            own_1 = decode_bf16(t1.x >> 16u);
            own_2 = decode_bf16(t1.y);
            own_3 = decode_bf16(t1.y >> 16u);
            own_4 = decode_bf16(t1.z);
            own_5 = decode_bf16(t1.z >> 16u);
            own_6 = decode_bf16(t1.w);
            own_7 = decode_bf16(t1.w >> 16u);
        }
    }
    if (is_value & within) { // head.rs:121
        let t2 = (row * (imm.v_stride * imm.seq_len) + (token * imm.v_stride + (number * imm.head_dim + first))) >> 1u; // piece.rs:40
        let t3 = v[t2 >> 2u];
        own_0 = decode_bf16(t3.x); // head.rs:122
        own_1 = decode_bf16(t3.x >> 16u);
        own_2 = decode_bf16(t3.y);
        own_3 = decode_bf16(t3.y >> 16u);
        own_4 = decode_bf16(t3.z);
        own_5 = decode_bf16(t3.z >> 16u);
        own_6 = decode_bf16(t3.w);
        own_7 = decode_bf16(t3.w >> 16u);
    }
    var scale = 1.0f; // head.rs:125
    let t4 = own_0; // head.rs:128
    let t5 = own_1;
    let t6 = own_2;
    let t7 = own_3;
    let t8 = own_4;
    let t9 = own_5;
    let t10 = own_6;
    let t11 = own_7;
    var own_sum = 0.0f; // head.rs:44
    own_sum = own_sum + t4 * t4; // head.rs:47
    own_sum = own_sum + t5 * t5;
    own_sum = own_sum + t6 * t6;
    own_sum = own_sum + t7 * t7;
    own_sum = own_sum + t8 * t8;
    own_sum = own_sum + t9 * t9;
    own_sum = own_sum + t10 * t10;
    own_sum = own_sum + t11 * t11;
    let t12 = reduce_add_f32(own_sum); // head.rs:49
    let t13 = quotient_rn(t12, f32(head_dim)) + imm.eps;
    let bits = bitcast<u32>(t13); // roots.rs:12
    let exponent = i32(bits >> 23u) - 127i; // roots.rs:13
    let odd = exponent & 1i; // roots.rs:14
    let m = bitcast<f32>((bits & 8388607u) | (u32(odd + 127i) << 23u)); // roots.rs:15
    var y = bitcast<f32>(1597463007u - (bitcast<u32>(m) >> 1u)); // roots.rs:17
    y = y + y * (0.5f - 0.5f * m * y * y); // roots.rs:20
    y = y + y * (0.5f - 0.5f * m * y * y);
    y = y + y * (0.5f - 0.5f * m * y * y);
    let y_1 = y; // roots.rs:22
    let half_exponent = (exponent - odd) >> 1u;
    let product = m * y_1; // roots.rs:28
    let scaled = m * 4097.0f; // roots.rs:37
    let high = scaled - (scaled - m); // roots.rs:38
    let a_low = m - high; // roots.rs:39
    let scaled_1 = y_1 * 4097.0f; // roots.rs:37
    let high_1 = scaled_1 - (scaled_1 - y_1); // roots.rs:38
    let b_low = y_1 - high_1; // roots.rs:39
    let my_error = high * high_1 - product + high * b_low + a_low * high_1 + a_low * b_low; // roots.rs:31
    let product_1 = product * y_1; // roots.rs:28
    let scaled_2 = product * 4097.0f; // roots.rs:37
    let high_2 = scaled_2 - (scaled_2 - product); // roots.rs:38
    let a_low_1 = product - high_2; // roots.rs:39
    let scaled_3 = y_1 * 4097.0f; // roots.rs:37
    let high_3 = scaled_3 - (scaled_3 - y_1); // roots.rs:38
    let b_low_1 = y_1 - high_3; // roots.rs:39
    let square_error = high_2 * high_3 - product_1 + high_2 * b_low_1 + a_low_1 * high_3 + a_low_1 * b_low_1; // roots.rs:31
    let residual = 1.0f - product_1 - square_error - my_error * y_1; // roots.rs:49
    let root = y_1 + y_1 * (0.5f * residual); // roots.rs:50
    let scaled_4 = bitcast<f32>(bitcast<u32>(root) - u32(half_exponent << 23u)); // roots.rs:51
    let bits_1 = bitcast<u32>(t13); // roots.rs:52
    let sign_1 = bits_1 & 2147483648u; // roots.rs:53
    let zero = (bits_1 & 2139095040u) == 0u; // roots.rs:54
    let at_edge = select(select(scaled_4, 0.0f, (bits_1 == 2139095040u)), bitcast<f32>(sign_1 | 2139095040u), zero); // roots.rs:55
    let t14 = select(at_edge, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t13) & 2147483647u) > 2139095040u) | ((sign_1 != 0u) & !zero)); // roots.rs:56
    scale = t14; // head.rs:128
    if (turns & within) { // head.rs:129
        var weights_0 = 0.0f; // head.rs:172
        var weights_1 = 0.0f;
        var weights_2 = 0.0f;
        var weights_3 = 0.0f;
        var weights_4 = 0.0f;
        var weights_5 = 0.0f;
        var weights_6 = 0.0f;
        var weights_7 = 0.0f;
        if (is_query) { // head.rs:173
            let t15 = q_norm[(first >> 1u) >> 2u]; // piece.rs:40
            weights_0 = decode_bf16(t15.x); // head.rs:174
            weights_1 = decode_bf16(t15.x >> 16u);
            weights_2 = decode_bf16(t15.y);
            weights_3 = decode_bf16(t15.y >> 16u);
            weights_4 = decode_bf16(t15.z);
            weights_5 = decode_bf16(t15.z >> 16u);
            weights_6 = decode_bf16(t15.w);
            weights_7 = decode_bf16(t15.w >> 16u);
        } else {
            let t16 = k_norm[(first >> 1u) >> 2u]; // piece.rs:40
            weights_0 = decode_bf16(t16.x); // head.rs:176
            weights_1 = decode_bf16(t16.x >> 16u);
            weights_2 = decode_bf16(t16.y);
            weights_3 = decode_bf16(t16.y >> 16u);
            weights_4 = decode_bf16(t16.z);
            weights_5 = decode_bf16(t16.z >> 16u);
            weights_6 = decode_bf16(t16.w);
            weights_7 = decode_bf16(t16.w >> 16u);
        }
        let bits_2 = bitcast<u32>(own_0 * scale); // bits.rs:31
        let bits_3 = bitcast<u32>(bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))) * weights_0);
        let t17 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))))); // head.rs:38
        own_0 = t17; // head.rs:133
        let bits_4 = bitcast<u32>(own_1 * scale); // bits.rs:31
        let bits_5 = bitcast<u32>(bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))) * weights_1);
        let t18 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))))); // head.rs:38
        own_1 = t18; // head.rs:133
        let bits_6 = bitcast<u32>(own_2 * scale); // bits.rs:31
        let bits_7 = bitcast<u32>(bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))) * weights_2);
        let t19 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))))); // head.rs:38
        own_2 = t19; // head.rs:133
        let bits_8 = bitcast<u32>(own_3 * scale); // bits.rs:31
        let bits_9 = bitcast<u32>(bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))) * weights_3);
        let t20 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))))); // head.rs:38
        own_3 = t20; // head.rs:133
        let bits_10 = bitcast<u32>(own_4 * scale); // bits.rs:31
        let t21 = bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u))) * weights_4; // head.rs:38
        let bits_11 = bitcast<u32>(t21); // bits.rs:31
        let t22 = encode_bf16(bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u)))); // head.rs:38
        own_4 = decode_bf16(t22); // head.rs:133
        let bits_12 = bitcast<u32>(own_5 * scale); // bits.rs:31
        let t23 = bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u))) * weights_5; // head.rs:38
        let bits_13 = bitcast<u32>(t23); // bits.rs:31
        let t24 = encode_bf16(bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u)))); // head.rs:38
        own_5 = decode_bf16(t24); // head.rs:133
        let bits_14 = bitcast<u32>(own_6 * scale); // bits.rs:31
        let t25 = bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u))) * weights_6; // head.rs:38
        let bits_15 = bitcast<u32>(t25); // bits.rs:31
        let t26 = encode_bf16(bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u)))); // head.rs:38
        own_6 = decode_bf16(t26); // head.rs:133
        let bits_16 = bitcast<u32>(own_7 * scale); // bits.rs:31
        let t27 = bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u))) * weights_7; // head.rs:38
        let bits_17 = bitcast<u32>(t27); // bits.rs:31
        let t28 = encode_bf16(bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u)))); // head.rs:38
        own_7 = decode_bf16(t28); // head.rs:133
    }
    let first_1 = positions[row]; // kv_blocks.rs:20
    let position = first_1 + token; // kv_blocks.rs:21
    let position_1 = select(position, 4294967295u, (position < first_1)); // kv_blocks.rs:22
    if (turns & (first < n_turned)) { // head.rs:139
        if (first < n_turned) { // head.rs:143
            let n_pairs = imm.n_pairs; // head.rs:144
            let partner = select(first - n_pairs, first + n_pairs, (first < n_pairs)); // head.rs:145
            let t29 = start; // head.rs:146
            let t30 = scale;
            var two_0 = 0.0f; // head.rs:190
            var two_1 = 0.0f;
            if (is_query) { // head.rs:191
                let t31 = load_words1_q((t29 + partner) >> 1u); // head.rs:192
                two_0 = decode_bf16(t31);
                two_1 = decode_bf16(t31 >> 16u);
            } else {
                let t32 = load_words1_k((t29 + partner) >> 1u); // head.rs:194
                two_0 = decode_bf16(t32);
                two_1 = decode_bf16(t32 >> 16u);
            }
            var weights_0 = 0.0f; // head.rs:198
            var weights_1 = 0.0f;
            if (is_query) { // head.rs:199
                let t33 = load_words1_q_norm(partner >> 1u); // head.rs:200
                weights_0 = decode_bf16(t33);
                weights_1 = decode_bf16(t33 >> 16u);
            } else {
                let t34 = load_words1_k_norm(partner >> 1u); // head.rs:202
                weights_0 = decode_bf16(t34);
                weights_1 = decode_bf16(t34 >> 16u);
            }
            let bits_2 = bitcast<u32>(two_0 * t30); // bits.rs:31
            let bits_3 = bitcast<u32>(bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))) * weights_0);
            let t35 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))))); // head.rs:38
            let bits_4 = bitcast<u32>(two_1 * t30); // bits.rs:31
            let bits_5 = bitcast<u32>(bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))) * weights_1);
            let t36 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))))); // head.rs:38
            two_0 = t35; // head.rs:204
            two_1 = t36;
            let t37 = two_0; // head.rs:206
            let t38 = two_1;
            let t39 = own_0; // head.rs:147
            let t40 = own_1;
            let n_pairs_1 = imm.n_pairs; // head.rs:57
            var result_0 = f32_from_bits(0x7fc00000u); // head.rs:58
            var result_1 = f32_from_bits(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                let first_2 = first < n_pairs_1; // head.rs:60
                let pair = select(first - n_pairs_1, first, first_2); // head.rs:61
                let t41 = cos_1[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                let t42 = sin_1[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                result_0 = t39 * t41.x + select(t37, neg_f32(t37), first_2) * t42.x; // head.rs:65
                result_1 = t40 * t41.y + select(t38, neg_f32(t38), first_2) * t42.y;
            }
            own_0 = result_0; // head.rs:148
            own_1 = result_1; // head.rs:149
        }
        let dim = first + 2u; // head.rs:142
        if (dim < n_turned) { // head.rs:143
            let n_pairs = imm.n_pairs; // head.rs:144
            let partner = select(dim - n_pairs, dim + n_pairs, (dim < n_pairs)); // head.rs:145
            let t43 = start; // head.rs:146
            let t44 = scale;
            var two_0 = 0.0f; // head.rs:190
            var two_1 = 0.0f;
            if (is_query) { // head.rs:191
                let t45 = load_words1_q((t43 + partner) >> 1u); // head.rs:192
                two_0 = decode_bf16(t45);
                two_1 = decode_bf16(t45 >> 16u);
            } else {
                let t46 = load_words1_k((t43 + partner) >> 1u); // head.rs:194
                two_0 = decode_bf16(t46);
                two_1 = decode_bf16(t46 >> 16u);
            }
            var weights_0 = 0.0f; // head.rs:198
            var weights_1 = 0.0f;
            if (is_query) { // head.rs:199
                let t47 = load_words1_q_norm(partner >> 1u); // head.rs:200
                weights_0 = decode_bf16(t47);
                weights_1 = decode_bf16(t47 >> 16u);
            } else {
                let t48 = load_words1_k_norm(partner >> 1u); // head.rs:202
                weights_0 = decode_bf16(t48);
                weights_1 = decode_bf16(t48 >> 16u);
            }
            let bits_2 = bitcast<u32>(two_0 * t44); // bits.rs:31
            let bits_3 = bitcast<u32>(bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))) * weights_0);
            let t49 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))))); // head.rs:38
            let bits_4 = bitcast<u32>(two_1 * t44); // bits.rs:31
            let bits_5 = bitcast<u32>(bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))) * weights_1);
            let t50 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))))); // head.rs:38
            two_0 = t49; // head.rs:204
            two_1 = t50;
            let t51 = two_0; // head.rs:206
            let t52 = two_1;
            let t53 = own_2; // head.rs:147
            let t54 = own_3;
            let n_pairs_1 = imm.n_pairs; // head.rs:57
            var result_0 = f32_from_bits(0x7fc00000u); // head.rs:58
            var result_1 = f32_from_bits(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                let first_2 = dim < n_pairs_1; // head.rs:60
                let pair = select(dim - n_pairs_1, dim, first_2); // head.rs:61
                let t55 = cos_1[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                let t56 = sin_1[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                result_0 = t53 * t55.x + select(t51, neg_f32(t51), first_2) * t56.x; // head.rs:65
                result_1 = t54 * t55.y + select(t52, neg_f32(t52), first_2) * t56.y;
            }
            own_2 = result_0; // head.rs:148
            own_3 = result_1; // head.rs:149
        }
        let dim_1 = first + 4u; // head.rs:142
        if (dim_1 < n_turned) { // head.rs:143
            let n_pairs = imm.n_pairs; // head.rs:144
            let partner = select(dim_1 - n_pairs, dim_1 + n_pairs, (dim_1 < n_pairs)); // head.rs:145
            let t57 = start; // head.rs:146
            let t58 = scale;
            var two_0 = 0.0f; // head.rs:190
            var two_1 = 0.0f;
            if (is_query) { // head.rs:191
                let t59 = load_words1_q((t57 + partner) >> 1u); // head.rs:192
                two_0 = decode_bf16(t59);
                two_1 = decode_bf16(t59 >> 16u);
            } else {
                let t60 = load_words1_k((t57 + partner) >> 1u); // head.rs:194
                two_0 = decode_bf16(t60);
                two_1 = decode_bf16(t60 >> 16u);
            }
            var weights_0 = 0.0f; // head.rs:198
            var weights_1 = 0.0f;
            if (is_query) { // head.rs:199
                let t61 = load_words1_q_norm(partner >> 1u); // head.rs:200
                weights_0 = decode_bf16(t61);
                weights_1 = decode_bf16(t61 >> 16u);
            } else {
                let t62 = load_words1_k_norm(partner >> 1u); // head.rs:202
                weights_0 = decode_bf16(t62);
                weights_1 = decode_bf16(t62 >> 16u);
            }
            let bits_2 = bitcast<u32>(two_0 * t58); // bits.rs:31
            let bits_3 = bitcast<u32>(bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))) * weights_0);
            let t63 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))))); // head.rs:38
            let bits_4 = bitcast<u32>(two_1 * t58); // bits.rs:31
            let bits_5 = bitcast<u32>(bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))) * weights_1);
            let t64 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))))); // head.rs:38
            two_0 = t63; // head.rs:204
            two_1 = t64;
            let t65 = two_0; // head.rs:206
            let t66 = two_1;
            let t67 = own_4; // head.rs:147
            let t68 = own_5;
            let n_pairs_1 = imm.n_pairs; // head.rs:57
            var result_0 = f32_from_bits(0x7fc00000u); // head.rs:58
            var result_1 = f32_from_bits(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                let first_2 = dim_1 < n_pairs_1; // head.rs:60
                let pair = select(dim_1 - n_pairs_1, dim_1, first_2); // head.rs:61
                let t69 = cos_1[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                let t70 = sin_1[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                result_0 = t67 * t69.x + select(t65, neg_f32(t65), first_2) * t70.x; // head.rs:65
                result_1 = t68 * t69.y + select(t66, neg_f32(t66), first_2) * t70.y;
            }
            own_4 = result_0; // head.rs:148
            own_5 = result_1; // head.rs:149
        }
        let dim_2 = first + 6u; // head.rs:142
        if (dim_2 < n_turned) { // head.rs:143
            let n_pairs = imm.n_pairs; // head.rs:144
            let partner = select(dim_2 - n_pairs, dim_2 + n_pairs, (dim_2 < n_pairs)); // head.rs:145
            let t71 = start; // head.rs:146
            let t72 = scale;
            var two_0 = 0.0f; // head.rs:190
            var two_1 = 0.0f;
            if (is_query) { // head.rs:191
                let t73 = load_words1_q((t71 + partner) >> 1u); // head.rs:192
                two_0 = decode_bf16(t73);
                two_1 = decode_bf16(t73 >> 16u);
            } else {
                let t74 = load_words1_k((t71 + partner) >> 1u); // head.rs:194
                two_0 = decode_bf16(t74);
                two_1 = decode_bf16(t74 >> 16u);
            }
            var weights_0 = 0.0f; // head.rs:198
            var weights_1 = 0.0f;
            if (is_query) { // head.rs:199
                let t75 = load_words1_q_norm(partner >> 1u); // head.rs:200
                weights_0 = decode_bf16(t75);
                weights_1 = decode_bf16(t75 >> 16u);
            } else {
                let t76 = load_words1_k_norm(partner >> 1u); // head.rs:202
                weights_0 = decode_bf16(t76);
                weights_1 = decode_bf16(t76 >> 16u);
            }
            let bits_2 = bitcast<u32>(two_0 * t72); // bits.rs:31
            let bits_3 = bitcast<u32>(bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))) * weights_0);
            let t77 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))))); // head.rs:38
            let bits_4 = bitcast<u32>(two_1 * t72); // bits.rs:31
            let bits_5 = bitcast<u32>(bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))) * weights_1);
            let t78 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))))); // head.rs:38
            two_0 = t77; // head.rs:204
            two_1 = t78;
            let t79 = two_0; // head.rs:206
            let t80 = two_1;
            let t81 = own_6; // head.rs:147
            let t82 = own_7;
            let n_pairs_1 = imm.n_pairs; // head.rs:57
            var result_0 = f32_from_bits(0x7fc00000u); // head.rs:58
            var result_1 = f32_from_bits(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                let first_2 = dim_2 < n_pairs_1; // head.rs:60
                let pair = select(dim_2 - n_pairs_1, dim_2, first_2); // head.rs:61
                let t83 = cos_1[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                let t84 = sin_1[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                result_0 = t81 * t83.x + select(t79, neg_f32(t79), first_2) * t84.x; // head.rs:65
                result_1 = t82 * t83.y + select(t80, neg_f32(t80), first_2) * t84.y;
            }
            own_6 = result_0; // head.rs:148
            own_7 = result_1; // head.rs:149
        }
    }
    if (is_query & within) { // head.rs:154
        let t85 = vec4<u32>(encode_bf16(own_0) | (encode_bf16(own_1) << 16u), encode_bf16(own_2) | (encode_bf16(own_3) << 16u), encode_bf16(own_4) | (encode_bf16(own_5) << 16u), encode_bf16(own_6) | (encode_bf16(own_7) << 16u)); // piece.rs:71
        q_out[((((row * imm.seq_len + token) * imm.n_heads + number) * imm.head_dim + first) >> 1u) >> 2u] = t85;
    }
    let t86 = position_1 / 256u; // head.rs:157
    var block = 4294967295u; // kv_blocks.rs:28
    if (t86 < imm.max_blocks) { // kv_blocks.rs:29
        block = block_table[row * imm.max_blocks + t86]; // kv_blocks.rs:30
    }
    let block_1 = block; // kv_blocks.rs:32
    if ((block_1 < imm.n_blocks) & within) { // head.rs:158
        let place = position_1 % 256u; // head.rs:159
        if (is_key) { // head.rs:160
            let t87 = vec4<u32>(encode_bf16(own_0) | (encode_bf16(own_1) << 16u), encode_bf16(own_2) | (encode_bf16(own_3) << 16u), encode_bf16(own_4) | (encode_bf16(own_5) << 16u), encode_bf16(own_6) | (encode_bf16(own_7) << 16u)); // piece.rs:71
            keys[((((block_1 * imm.n_kv_heads + number) * 256u + place) * imm.head_dim + first) >> 1u) >> 2u] = t87;
        }
        if (is_value) { // head.rs:163
            let t88 = vec4<u32>(encode_bf16(own_0) | (encode_bf16(own_1) << 16u), encode_bf16(own_2) | (encode_bf16(own_3) << 16u), encode_bf16(own_4) | (encode_bf16(own_5) << 16u), encode_bf16(own_6) | (encode_bf16(own_7) << 16u)); // piece.rs:71
            values[((((block_1 * imm.n_kv_heads + number) * 256u + place) * imm.head_dim + first) >> 1u) >> 2u] = t88;
        }
    }
}
