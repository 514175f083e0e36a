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
@group(0) @binding(0) var<storage, read> q: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> k: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read> v: array<vec4<f32>>;
@group(0) @binding(3) var<storage, read> q_norm: array<vec4<f32>>;
@group(0) @binding(4) var<storage, read> k_norm: array<vec4<f32>>;
@group(0) @binding(5) var<storage, read> cos_1: array<vec2<f32>>;
@group(0) @binding(6) var<storage, read> sin_1: array<vec2<f32>>;
@group(0) @binding(7) var<storage, read> positions: array<u32>;
@group(0) @binding(8) var<storage, read> block_table: array<u32>;
@group(0) @binding(9) var<storage, read_write> q_out: array<vec4<f32>>;
@group(0) @binding(10) var<storage, read_write> keys: array<vec4<f32>>;
@group(0) @binding(11) var<storage, read_write> values: array<vec4<f32>>;

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

fn f32_from_bits(bits: u32) -> f32 {
    return bitcast<f32>(bits);
}

fn load2_q(index: u32) -> vec2<f32> {
    let quad = q[index >> 2u];
    return select(quad.xy, quad.zw, (index & 2u) != 0u);
}

fn load2_k(index: u32) -> vec2<f32> {
    let quad = k[index >> 2u];
    return select(quad.xy, quad.zw, (index & 2u) != 0u);
}

fn load2_q_norm(index: u32) -> vec2<f32> {
    let quad = q_norm[index >> 2u];
    return select(quad.xy, quad.zw, (index & 2u) != 0u);
}

fn load2_k_norm(index: u32) -> vec2<f32> {
    let quad = k_norm[index >> 2u];
    return select(quad.xy, quad.zw, (index & 2u) != 0u);
}

fn neg_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) ^ 0x80000000u);
}

@compute @workgroup_size(256, 1, 1)
fn kv_append__f32_f32__subgroup_x8_normed(
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
            let t0 = start + first; // head.rs:112
            let t1 = q[t0 >> 2u]; // piece.rs:36
            let t2 = q[(t0 + 4u) >> 2u]; // piece.rs:37
            own_0 = t1.x; // head.rs:112
            own_1 = t1.y;
            own_2 = t1.z;
            own_3 = t1.w;
            own_4 = t2.x;
            own_5 = t2.y;
            own_6 = t2.z;
            own_7 = t2.w;
        }
    }
    if (is_key) { // head.rs:115
        start = row * (imm.k_stride * imm.seq_len) + (token * imm.k_stride + number * imm.head_dim); // head.rs:116
        if (within) { // head.rs:117
            let t3 = start + first; // head.rs:118
            let t4 = k[t3 >> 2u]; // piece.rs:36
            let t5 = k[(t3 + 4u) >> 2u]; // piece.rs:37
            own_0 = t4.x; // head.rs:118
            own_1 = t4.y;
            own_2 = t4.z;
            own_3 = t4.w;
            own_4 = t5.x;
            own_5 = t5.y;
            own_6 = t5.z;
            own_7 = t5.w;
        }
    }
    if (is_value & within) { // head.rs:121
        let t6 = row * (imm.v_stride * imm.seq_len) + (token * imm.v_stride + (number * imm.head_dim + first)); // head.rs:122
        let t7 = v[t6 >> 2u]; // piece.rs:36
        let t8 = v[(t6 + 4u) >> 2u]; // piece.rs:37
        own_0 = t7.x; // head.rs:122
        own_1 = t7.y;
        own_2 = t7.z;
        own_3 = t7.w;
        own_4 = t8.x;
        own_5 = t8.y;
        own_6 = t8.z;
        own_7 = t8.w;
    }
    var scale = 1.0f; // head.rs:125
    let t9 = own_0; // head.rs:128
    let t10 = own_1;
    let t11 = own_2;
    let t12 = own_3;
    let t13 = own_4;
    let t14 = own_5;
    let t15 = own_6;
    let t16 = own_7;
    var own_sum = 0.0f; // head.rs:44
    own_sum = own_sum + t9 * t9; // head.rs:47
    own_sum = own_sum + t10 * t10;
    own_sum = own_sum + t11 * t11;
    own_sum = own_sum + t12 * t12;
    own_sum = own_sum + t13 * t13;
    own_sum = own_sum + t14 * t14;
    own_sum = own_sum + t15 * t15;
    own_sum = own_sum + t16 * t16;
    let t17 = reduce_add_f32(own_sum); // head.rs:49
    let t18 = f32(head_dim);
    let a_bits = bitcast<u32>(t17); // division.rs:13
    let b_bits = bitcast<u32>(t18); // division.rs:14
    let sign_1 = (a_bits ^ b_bits) & 2147483648u; // division.rs:15
    let a_field = (a_bits >> 23u) & 255u; // division.rs:16
    let b_field = (b_bits >> 23u) & 255u; // division.rs:17
    let t19 = a_bits & 8388607u; // division.rs:18
    let t20 = b_bits & 8388607u;
    let below = select(0u, 1u, (t19 < t20)); // division.rs:33
    let numerator = shl_u32(t19 | 8388608u, below); // division.rs:34
    let denominator = t20 | 8388608u; // division.rs:35
    let d = bitcast<f32>(t20 | 1065353216u); // division.rs:37
    var reciprocal = 1.4117647f - 0.47058824f * d; // division.rs:38
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal); // division.rs:41
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal);
    reciprocal = reciprocal + reciprocal * (1.0f - d * reciprocal);
    let n = bitcast<f32>((t19 | 1065353216u) + (below << 23u)); // division.rs:44
    var quotient = u32_from_f32(n * reciprocal * 8388608.0f); // division.rs:45
    let divisor = i32(denominator); // division.rs:46
    var residual = i32((numerator << 23u) - quotient * denominator); // division.rs:47
    let over = residual < 0i; // division.rs:50
    quotient = select(quotient, quotient - 1u, over); // division.rs:51
    residual = select(residual, residual + divisor, over); // division.rs:52
    let over_1 = residual < 0i; // division.rs:50
    quotient = select(quotient, quotient - 1u, over_1); // division.rs:51
    residual = select(residual, residual + divisor, over_1); // division.rs:52
    let under = residual >= divisor; // division.rs:54
    quotient = select(quotient, quotient + 1u, under); // division.rs:55
    residual = select(residual, residual - divisor, under); // division.rs:56
    quotient = select(quotient, quotient + 1u, (residual * 2i > divisor)); // division.rs:58
    let exponent = i32(a_field) - i32(b_field) + 127i - i32(below); // division.rs:59
    let t21 = quotient; // division.rs:60
    let field = exponent + i32(t21 >> 24u); // bits.rs:36
    let bits = (u32(field) << 23u) | (t21 & 8388607u); // bits.rs:37
    let quotient_1 = bitcast<f32>(sign_1 | select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))); // bits.rs:38
    let a_infinite = (a_bits & 2147483647u) == 2139095040u; // division.rs:20
    let b_infinite = (b_bits & 2147483647u) == 2139095040u; // division.rs:21
    let a_zero = a_field == 0u; // division.rs:22
    let b_zero = b_field == 0u; // division.rs:23
    let t22 = ((bitcast<u32>(t17) & 2147483647u) > 2139095040u) | ((bitcast<u32>(t18) & 2147483647u) > 2139095040u); // division.rs:24
    let undefined = (t22 | (a_zero & b_zero)) | (a_infinite & b_infinite);
    let bounded = select(quotient_1, bitcast<f32>(sign_1), a_zero | b_infinite); // division.rs:25
    let extended = select(bounded, bitcast<f32>(sign_1 | 2139095040u), a_infinite | b_zero); // division.rs:26
    let t23 = select(extended, f32_from_bits(0x7fc00000u), undefined) + imm.eps; // head.rs:49
    let bits_1 = bitcast<u32>(t23); // roots.rs:14
    let exponent_1 = i32(bits_1 >> 23u) - 127i; // roots.rs:15
    let odd = exponent_1 & 1i; // roots.rs:16
    let m = bitcast<f32>((bits_1 & 8388607u) | (u32(odd + 127i) << 23u)); // roots.rs:17
    var y = bitcast<f32>(1597463007u - (bitcast<u32>(m) >> 1u)); // roots.rs:19
    y = y + y * (0.5f - 0.5f * m * y * y); // roots.rs:22
    y = y + y * (0.5f - 0.5f * m * y * y);
    y = y + y * (0.5f - 0.5f * m * y * y);
    let y_1 = y; // roots.rs:24
    let half_exponent = (exponent_1 - odd) >> 1u;
    let product = m * y_1; // roots.rs:63
    let scaled = m * 4097.0f; // roots.rs:72
    let high = scaled - (scaled - m); // roots.rs:73
    let a_low = m - high; // roots.rs:74
    let scaled_1 = y_1 * 4097.0f; // roots.rs:72
    let high_1 = scaled_1 - (scaled_1 - y_1); // roots.rs:73
    let b_low = y_1 - high_1; // roots.rs:74
    let my_error = high * high_1 - product + high * b_low + a_low * high_1 + a_low * b_low; // roots.rs:66
    let product_1 = product * y_1; // roots.rs:63
    let scaled_2 = product * 4097.0f; // roots.rs:72
    let high_2 = scaled_2 - (scaled_2 - product); // roots.rs:73
    let a_low_1 = product - high_2; // roots.rs:74
    let scaled_3 = y_1 * 4097.0f; // roots.rs:72
    let high_3 = scaled_3 - (scaled_3 - y_1); // roots.rs:73
    let b_low_1 = y_1 - high_3; // roots.rs:74
    let square_error = high_2 * high_3 - product_1 + high_2 * b_low_1 + a_low_1 * high_3 + a_low_1 * b_low_1; // roots.rs:66
    let residual_1 = 1.0f - product_1 - square_error - my_error * y_1; // roots.rs:84
    let root = y_1 + y_1 * (0.5f * residual_1); // roots.rs:85
    let scaled_4 = bitcast<f32>(bitcast<u32>(root) - u32(half_exponent << 23u)); // roots.rs:86
    let bits_2 = bitcast<u32>(t23); // roots.rs:30
    let sign_2 = bits_2 & 2147483648u; // roots.rs:31
    let zero = (bits_2 & 2139095040u) == 0u; // roots.rs:32
    let at_edge = select(select(scaled_4, 0.0f, (bits_2 == 2139095040u)), bitcast<f32>(sign_2 | 2139095040u), zero); // roots.rs:33
    let t24 = select(at_edge, f32_from_bits(0x7fc00000u), ((bitcast<u32>(t23) & 2147483647u) > 2139095040u) | ((sign_2 != 0u) & !zero)); // roots.rs:34
    scale = t24; // head.rs:128
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
            let t25 = q_norm[first >> 2u]; // piece.rs:36
            let t26 = q_norm[(first + 4u) >> 2u]; // piece.rs:37
            weights_0 = t25.x; // head.rs:174
            weights_1 = t25.y;
            weights_2 = t25.z;
            weights_3 = t25.w;
            weights_4 = t26.x;
            weights_5 = t26.y;
            weights_6 = t26.z;
            weights_7 = t26.w;
        } else {
            let t27 = k_norm[first >> 2u]; // piece.rs:36
            let t28 = k_norm[(first + 4u) >> 2u]; // piece.rs:37
            weights_0 = t27.x; // head.rs:176
            weights_1 = t27.y;
            weights_2 = t27.z;
            weights_3 = t27.w;
            weights_4 = t28.x;
            weights_5 = t28.y;
            weights_6 = t28.z;
            weights_7 = t28.w;
        }
        let bits_3 = bitcast<u32>(own_0 * scale); // bits.rs:29
        let bits_4 = bitcast<u32>(bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))) * weights_0);
        own_0 = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))); // head.rs:133
        let bits_5 = bitcast<u32>(own_1 * scale); // bits.rs:29
        let bits_6 = bitcast<u32>(bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))) * weights_1);
        own_1 = bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))); // head.rs:133
        let bits_7 = bitcast<u32>(own_2 * scale); // bits.rs:29
        let bits_8 = bitcast<u32>(bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))) * weights_2);
        own_2 = bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))); // head.rs:133
        let bits_9 = bitcast<u32>(own_3 * scale); // bits.rs:29
        let bits_10 = bitcast<u32>(bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))) * weights_3);
        own_3 = bitcast<f32>(select(bits_10, bits_10 & 2147483648u, ((bits_10 & 2139095040u) == 0u))); // head.rs:133
        let bits_11 = bitcast<u32>(own_4 * scale); // bits.rs:29
        let t29 = bitcast<f32>(select(bits_11, bits_11 & 2147483648u, ((bits_11 & 2139095040u) == 0u))) * weights_4; // head.rs:38
        let bits_12 = bitcast<u32>(t29); // bits.rs:29
        own_4 = bitcast<f32>(select(bits_12, bits_12 & 2147483648u, ((bits_12 & 2139095040u) == 0u))); // head.rs:133
        let bits_13 = bitcast<u32>(own_5 * scale); // bits.rs:29
        let t30 = bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u))) * weights_5; // head.rs:38
        let bits_14 = bitcast<u32>(t30); // bits.rs:29
        own_5 = bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u))); // head.rs:133
        let bits_15 = bitcast<u32>(own_6 * scale); // bits.rs:29
        let t31 = bitcast<f32>(select(bits_15, bits_15 & 2147483648u, ((bits_15 & 2139095040u) == 0u))) * weights_6; // head.rs:38
        let bits_16 = bitcast<u32>(t31); // bits.rs:29
        own_6 = bitcast<f32>(select(bits_16, bits_16 & 2147483648u, ((bits_16 & 2139095040u) == 0u))); // head.rs:133
        let bits_17 = bitcast<u32>(own_7 * scale); // bits.rs:29
        let t32 = bitcast<f32>(select(bits_17, bits_17 & 2147483648u, ((bits_17 & 2139095040u) == 0u))) * weights_7; // head.rs:38
        let bits_18 = bitcast<u32>(t32); // bits.rs:29
        own_7 = bitcast<f32>(select(bits_18, bits_18 & 2147483648u, ((bits_18 & 2139095040u) == 0u))); // head.rs:133
    }
    let first_1 = positions[row]; // kv_blocks.rs:20
    let position = first_1 + token; // kv_blocks.rs:21
    let position_1 = select(position, 4294967295u, (position < first_1)); // kv_blocks.rs:22
    if (turns & (first < n_turned)) { // head.rs:139
        if (first < n_turned) { // head.rs:143
            let n_pairs = imm.n_pairs; // head.rs:144
            let partner = select(first - n_pairs, first + n_pairs, (first < n_pairs)); // head.rs:145
            let t33 = start; // head.rs:146
            let t34 = scale;
            var two_0 = 0.0f; // head.rs:190
            var two_1 = 0.0f;
            if (is_query) { // head.rs:191
                let t35 = load2_q(t33 + partner); // head.rs:192
                two_0 = t35.x;
                two_1 = t35.y;
            } else {
                let t36 = load2_k(t33 + partner); // head.rs:194
                two_0 = t36.x;
                two_1 = t36.y;
            }
            var weights_0 = 0.0f; // head.rs:198
            var weights_1 = 0.0f;
            if (is_query) { // head.rs:199
                let t37 = load2_q_norm(partner); // head.rs:200
                weights_0 = t37.x;
                weights_1 = t37.y;
            } else {
                let t38 = load2_k_norm(partner); // head.rs:202
                weights_0 = t38.x;
                weights_1 = t38.y;
            }
            let bits_3 = bitcast<u32>(two_0 * t34); // bits.rs:29
            let bits_4 = bitcast<u32>(bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))) * weights_0);
            let bits_5 = bitcast<u32>(two_1 * t34);
            let bits_6 = bitcast<u32>(bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))) * weights_1);
            two_0 = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))); // head.rs:204
            two_1 = bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u)));
            let t39 = two_0; // head.rs:206
            let t40 = two_1;
            let t41 = own_0; // head.rs:147
            let t42 = own_1;
            let n_pairs_1 = imm.n_pairs; // head.rs:57
            var result_0 = f32_from_bits(0x7fc00000u); // head.rs:58
            var result_1 = f32_from_bits(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                let first_2 = first < n_pairs_1; // head.rs:60
                let pair = select(first - n_pairs_1, first, first_2); // head.rs:61
                let t43 = cos_1[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                let t44 = sin_1[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                result_0 = t41 * t43.x + select(t39, neg_f32(t39), first_2) * t44.x; // head.rs:65
                result_1 = t42 * t43.y + select(t40, neg_f32(t40), first_2) * t44.y;
            }
            own_0 = result_0; // head.rs:148
            own_1 = result_1; // head.rs:149
        }
        let dim = first + 2u; // head.rs:142
        if (dim < n_turned) { // head.rs:143
            let n_pairs = imm.n_pairs; // head.rs:144
            let partner = select(dim - n_pairs, dim + n_pairs, (dim < n_pairs)); // head.rs:145
            let t45 = start; // head.rs:146
            let t46 = scale;
            var two_0 = 0.0f; // head.rs:190
            var two_1 = 0.0f;
            if (is_query) { // head.rs:191
                let t47 = load2_q(t45 + partner); // head.rs:192
                two_0 = t47.x;
                two_1 = t47.y;
            } else {
                let t48 = load2_k(t45 + partner); // head.rs:194
                two_0 = t48.x;
                two_1 = t48.y;
            }
            var weights_0 = 0.0f; // head.rs:198
            var weights_1 = 0.0f;
            if (is_query) { // head.rs:199
                let t49 = load2_q_norm(partner); // head.rs:200
                weights_0 = t49.x;
                weights_1 = t49.y;
            } else {
                let t50 = load2_k_norm(partner); // head.rs:202
                weights_0 = t50.x;
                weights_1 = t50.y;
            }
            let bits_3 = bitcast<u32>(two_0 * t46); // bits.rs:29
            let bits_4 = bitcast<u32>(bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))) * weights_0);
            let bits_5 = bitcast<u32>(two_1 * t46);
            let bits_6 = bitcast<u32>(bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))) * weights_1);
            two_0 = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))); // head.rs:204
            two_1 = bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u)));
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
                let t59 = load2_q(t57 + partner); // head.rs:192
                two_0 = t59.x;
                two_1 = t59.y;
            } else {
                let t60 = load2_k(t57 + partner); // head.rs:194
                two_0 = t60.x;
                two_1 = t60.y;
            }
            var weights_0 = 0.0f; // head.rs:198
            var weights_1 = 0.0f;
            if (is_query) { // head.rs:199
                let t61 = load2_q_norm(partner); // head.rs:200
                weights_0 = t61.x;
                weights_1 = t61.y;
            } else {
                let t62 = load2_k_norm(partner); // head.rs:202
                weights_0 = t62.x;
                weights_1 = t62.y;
            }
            let bits_3 = bitcast<u32>(two_0 * t58); // bits.rs:29
            let bits_4 = bitcast<u32>(bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))) * weights_0);
            let bits_5 = bitcast<u32>(two_1 * t58);
            let bits_6 = bitcast<u32>(bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))) * weights_1);
            two_0 = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))); // head.rs:204
            two_1 = bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u)));
            let t63 = two_0; // head.rs:206
            let t64 = two_1;
            let t65 = own_4; // head.rs:147
            let t66 = own_5;
            let n_pairs_1 = imm.n_pairs; // head.rs:57
            var result_0 = f32_from_bits(0x7fc00000u); // head.rs:58
            var result_1 = f32_from_bits(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                let first_2 = dim_1 < n_pairs_1; // head.rs:60
                let pair = select(dim_1 - n_pairs_1, dim_1, first_2); // head.rs:61
                let t67 = cos_1[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                let t68 = sin_1[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                result_0 = t65 * t67.x + select(t63, neg_f32(t63), first_2) * t68.x; // head.rs:65
                result_1 = t66 * t67.y + select(t64, neg_f32(t64), first_2) * t68.y;
            }
            own_4 = result_0; // head.rs:148
            own_5 = result_1; // head.rs:149
        }
        let dim_2 = first + 6u; // head.rs:142
        if (dim_2 < n_turned) { // head.rs:143
            let n_pairs = imm.n_pairs; // head.rs:144
            let partner = select(dim_2 - n_pairs, dim_2 + n_pairs, (dim_2 < n_pairs)); // head.rs:145
            let t69 = start; // head.rs:146
            let t70 = scale;
            var two_0 = 0.0f; // head.rs:190
            var two_1 = 0.0f;
            if (is_query) { // head.rs:191
                let t71 = load2_q(t69 + partner); // head.rs:192
                two_0 = t71.x;
                two_1 = t71.y;
            } else {
                let t72 = load2_k(t69 + partner); // head.rs:194
                two_0 = t72.x;
                two_1 = t72.y;
            }
            var weights_0 = 0.0f; // head.rs:198
            var weights_1 = 0.0f;
            if (is_query) { // head.rs:199
                let t73 = load2_q_norm(partner); // head.rs:200
                weights_0 = t73.x;
                weights_1 = t73.y;
            } else {
                let t74 = load2_k_norm(partner); // head.rs:202
                weights_0 = t74.x;
                weights_1 = t74.y;
            }
            let bits_3 = bitcast<u32>(two_0 * t70); // bits.rs:29
            let bits_4 = bitcast<u32>(bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))) * weights_0);
            let bits_5 = bitcast<u32>(two_1 * t70);
            let bits_6 = bitcast<u32>(bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))) * weights_1);
            two_0 = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))); // head.rs:204
            two_1 = bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u)));
            let t75 = two_0; // head.rs:206
            let t76 = two_1;
            let t77 = own_6; // head.rs:147
            let t78 = own_7;
            let n_pairs_1 = imm.n_pairs; // head.rs:57
            var result_0 = f32_from_bits(0x7fc00000u); // head.rs:58
            var result_1 = f32_from_bits(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                let first_2 = dim_2 < n_pairs_1; // head.rs:60
                let pair = select(dim_2 - n_pairs_1, dim_2, first_2); // head.rs:61
                let t79 = cos_1[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                let t80 = sin_1[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                result_0 = t77 * t79.x + select(t75, neg_f32(t75), first_2) * t80.x; // head.rs:65
                result_1 = t78 * t79.y + select(t76, neg_f32(t76), first_2) * t80.y;
            }
            own_6 = result_0; // head.rs:148
            own_7 = result_1; // head.rs:149
        }
    }
    if (is_query & within) { // head.rs:154
        let t81 = ((row * imm.seq_len + token) * imm.n_heads + number) * imm.head_dim + first; // head.rs:155
        let t82 = vec4<f32>(own_0, own_1, own_2, own_3); // piece.rs:68
        q_out[t81 >> 2u] = t82;
        let t83 = vec4<f32>(own_4, own_5, own_6, own_7); // piece.rs:69
        q_out[(t81 + 4u) >> 2u] = t83;
    }
    let t84 = position_1 / 256u; // head.rs:157
    var block = 4294967295u; // kv_blocks.rs:28
    if (t84 < imm.max_blocks) { // kv_blocks.rs:29
        block = block_table[row * imm.max_blocks + t84]; // kv_blocks.rs:30
    }
    let block_1 = block; // kv_blocks.rs:32
    if ((block_1 < imm.n_blocks) & within) { // head.rs:158
        let place = position_1 % 256u; // head.rs:159
        if (is_key) { // head.rs:160
            let t85 = ((block_1 * imm.n_kv_heads + number) * 256u + place) * imm.head_dim + first; // head.rs:161
            let t86 = vec4<f32>(own_0, own_1, own_2, own_3); // piece.rs:68
            keys[t85 >> 2u] = t86;
            let t87 = vec4<f32>(own_4, own_5, own_6, own_7); // piece.rs:69
            keys[(t85 + 4u) >> 2u] = t87;
        }
        if (is_value) { // head.rs:163
            let t88 = ((block_1 * imm.n_kv_heads + number) * 256u + place) * imm.head_dim + first; // head.rs:164
            let t89 = vec4<f32>(own_0, own_1, own_2, own_3); // piece.rs:68
            values[t88 >> 2u] = t89;
            let t90 = vec4<f32>(own_4, own_5, own_6, own_7); // piece.rs:69
            values[(t88 + 4u) >> 2u] = t90;
        }
    }
}
