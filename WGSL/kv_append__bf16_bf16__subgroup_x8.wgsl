struct Immediates {
    q_stride: u32,
    k_stride: u32,
    v_stride: u32,
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
@group(0) @binding(3) var<storage, read> cos_1: array<vec2<f32>>;
@group(0) @binding(4) var<storage, read> sin_1: array<vec2<f32>>;
@group(0) @binding(5) var<storage, read> positions: array<u32>;
@group(0) @binding(6) var<storage, read> block_table: array<u32>;
@group(0) @binding(7) var<storage, read_write> q_out: array<vec4<u32>>;
@group(0) @binding(8) var<storage, read_write> keys: array<vec4<u32>>;
@group(0) @binding(9) var<storage, read_write> values: array<vec4<u32>>;

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
}

fn load_words1_q(index: u32) -> u32 {
    return q[index >> 2u][index & 3u];
}

fn load_words1_k(index: u32) -> u32 {
    return k[index >> 2u][index & 3u];
}

fn f32_from_bits(bits: u32) -> f32 {
    return bitcast<f32>(bits);
}

fn neg_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) ^ 0x80000000u);
}

fn encode_bf16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

@compute @workgroup_size(256, 1, 1)
fn kv_append__bf16_bf16__subgroup_x8(
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
    let first_1 = positions[row]; // kv_blocks.rs:20
    let position = first_1 + token; // kv_blocks.rs:21
    let position_1 = select(position, 4294967295u, (position < first_1)); // kv_blocks.rs:22
    if (turns & (first < n_turned)) { // head.rs:139
        if (first < n_turned) { // head.rs:143
            let n_pairs = imm.n_pairs; // head.rs:144
            let partner = select(first - n_pairs, first + n_pairs, (first < n_pairs)); // head.rs:145
            let t4 = start; // head.rs:146
            var two_0 = 0.0f; // head.rs:190
            var two_1 = 0.0f;
            if (is_query) { // head.rs:191
                let t5 = load_words1_q((t4 + partner) >> 1u); // head.rs:192
                two_0 = decode_bf16(t5);
                two_1 = decode_bf16(t5 >> 16u);
            } else {
                let t6 = load_words1_k((t4 + partner) >> 1u); // head.rs:194
                two_0 = decode_bf16(t6);
                two_1 = decode_bf16(t6 >> 16u);
            }
            let t7 = two_0; // head.rs:206
            let t8 = two_1;
            let t9 = own_0; // head.rs:147
            let t10 = own_1;
            let n_pairs_1 = imm.n_pairs; // head.rs:57
            var result_0 = f32_from_bits(0x7fc00000u); // head.rs:58
            var result_1 = f32_from_bits(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                let first_2 = first < n_pairs_1; // head.rs:60
                let pair = select(first - n_pairs_1, first, first_2); // head.rs:61
                let t11 = cos_1[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                let t12 = sin_1[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                result_0 = t9 * t11.x + select(t7, neg_f32(t7), first_2) * t12.x; // head.rs:65
                result_1 = t10 * t11.y + select(t8, neg_f32(t8), first_2) * t12.y;
            }
            own_0 = result_0; // head.rs:148
            own_1 = result_1; // head.rs:149
        }
        let dim = first + 2u; // head.rs:142
        if (dim < n_turned) { // head.rs:143
            let n_pairs = imm.n_pairs; // head.rs:144
            let partner = select(dim - n_pairs, dim + n_pairs, (dim < n_pairs)); // head.rs:145
            let t13 = start; // head.rs:146
            var two_0 = 0.0f; // head.rs:190
            var two_1 = 0.0f;
            if (is_query) { // head.rs:191
                let t14 = load_words1_q((t13 + partner) >> 1u); // head.rs:192
                two_0 = decode_bf16(t14);
                two_1 = decode_bf16(t14 >> 16u);
            } else {
                let t15 = load_words1_k((t13 + partner) >> 1u); // head.rs:194
                two_0 = decode_bf16(t15);
                two_1 = decode_bf16(t15 >> 16u);
            }
            let t16 = two_0; // head.rs:206
            let t17 = two_1;
            let t18 = own_2; // head.rs:147
            let t19 = own_3;
            let n_pairs_1 = imm.n_pairs; // head.rs:57
            var result_0 = f32_from_bits(0x7fc00000u); // head.rs:58
            var result_1 = f32_from_bits(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                let first_2 = dim < n_pairs_1; // head.rs:60
                let pair = select(dim - n_pairs_1, dim, first_2); // head.rs:61
                let t20 = cos_1[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                let t21 = sin_1[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                result_0 = t18 * t20.x + select(t16, neg_f32(t16), first_2) * t21.x; // head.rs:65
                result_1 = t19 * t20.y + select(t17, neg_f32(t17), first_2) * t21.y;
            }
            own_2 = result_0; // head.rs:148
            own_3 = result_1; // head.rs:149
        }
        let dim_1 = first + 4u; // head.rs:142
        if (dim_1 < n_turned) { // head.rs:143
            let n_pairs = imm.n_pairs; // head.rs:144
            let partner = select(dim_1 - n_pairs, dim_1 + n_pairs, (dim_1 < n_pairs)); // head.rs:145
            let t22 = start; // head.rs:146
            var two_0 = 0.0f; // head.rs:190
            var two_1 = 0.0f;
            if (is_query) { // head.rs:191
                let t23 = load_words1_q((t22 + partner) >> 1u); // head.rs:192
                two_0 = decode_bf16(t23);
                two_1 = decode_bf16(t23 >> 16u);
            } else {
                let t24 = load_words1_k((t22 + partner) >> 1u); // head.rs:194
                two_0 = decode_bf16(t24);
                two_1 = decode_bf16(t24 >> 16u);
            }
            let t25 = two_0; // head.rs:206
            let t26 = two_1;
            let t27 = own_4; // head.rs:147
            let t28 = own_5;
            let n_pairs_1 = imm.n_pairs; // head.rs:57
            var result_0 = f32_from_bits(0x7fc00000u); // head.rs:58
            var result_1 = f32_from_bits(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                let first_2 = dim_1 < n_pairs_1; // head.rs:60
                let pair = select(dim_1 - n_pairs_1, dim_1, first_2); // head.rs:61
                let t29 = cos_1[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                let t30 = sin_1[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                result_0 = t27 * t29.x + select(t25, neg_f32(t25), first_2) * t30.x; // head.rs:65
                result_1 = t28 * t29.y + select(t26, neg_f32(t26), first_2) * t30.y;
            }
            own_4 = result_0; // head.rs:148
            own_5 = result_1; // head.rs:149
        }
        let dim_2 = first + 6u; // head.rs:142
        if (dim_2 < n_turned) { // head.rs:143
            let n_pairs = imm.n_pairs; // head.rs:144
            let partner = select(dim_2 - n_pairs, dim_2 + n_pairs, (dim_2 < n_pairs)); // head.rs:145
            let t31 = start; // head.rs:146
            var two_0 = 0.0f; // head.rs:190
            var two_1 = 0.0f;
            if (is_query) { // head.rs:191
                let t32 = load_words1_q((t31 + partner) >> 1u); // head.rs:192
                two_0 = decode_bf16(t32);
                two_1 = decode_bf16(t32 >> 16u);
            } else {
                let t33 = load_words1_k((t31 + partner) >> 1u); // head.rs:194
                two_0 = decode_bf16(t33);
                two_1 = decode_bf16(t33 >> 16u);
            }
            let t34 = two_0; // head.rs:206
            let t35 = two_1;
            let t36 = own_6; // head.rs:147
            let t37 = own_7;
            let n_pairs_1 = imm.n_pairs; // head.rs:57
            var result_0 = f32_from_bits(0x7fc00000u); // head.rs:58
            var result_1 = f32_from_bits(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                let first_2 = dim_2 < n_pairs_1; // head.rs:60
                let pair = select(dim_2 - n_pairs_1, dim_2, first_2); // head.rs:61
                let t38 = cos_1[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                let t39 = sin_1[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                result_0 = t36 * t38.x + select(t34, neg_f32(t34), first_2) * t39.x; // head.rs:65
                result_1 = t37 * t38.y + select(t35, neg_f32(t35), first_2) * t39.y;
            }
            own_6 = result_0; // head.rs:148
            own_7 = result_1; // head.rs:149
        }
    }
    if (is_query & within) { // head.rs:154
        let t40 = vec4<u32>(encode_bf16(own_0) | (encode_bf16(own_1) << 16u), encode_bf16(own_2) | (encode_bf16(own_3) << 16u), encode_bf16(own_4) | (encode_bf16(own_5) << 16u), encode_bf16(own_6) | (encode_bf16(own_7) << 16u)); // piece.rs:71
        q_out[((((row * imm.seq_len + token) * imm.n_heads + number) * imm.head_dim + first) >> 1u) >> 2u] = t40;
    }
    let t41 = position_1 / 256u; // head.rs:157
    var block = 4294967295u; // kv_blocks.rs:28
    if (t41 < imm.max_blocks) { // kv_blocks.rs:29
        block = block_table[row * imm.max_blocks + t41]; // kv_blocks.rs:30
    }
    let block_1 = block; // kv_blocks.rs:32
    if ((block_1 < imm.n_blocks) & within) { // head.rs:158
        let place = position_1 % 256u; // head.rs:159
        if (is_key) { // head.rs:160
            let t42 = vec4<u32>(encode_bf16(own_0) | (encode_bf16(own_1) << 16u), encode_bf16(own_2) | (encode_bf16(own_3) << 16u), encode_bf16(own_4) | (encode_bf16(own_5) << 16u), encode_bf16(own_6) | (encode_bf16(own_7) << 16u)); // piece.rs:71
            keys[((((block_1 * imm.n_kv_heads + number) * 256u + place) * imm.head_dim + first) >> 1u) >> 2u] = t42;
        }
        if (is_value) { // head.rs:163
            let t43 = vec4<u32>(encode_bf16(own_0) | (encode_bf16(own_1) << 16u), encode_bf16(own_2) | (encode_bf16(own_3) << 16u), encode_bf16(own_4) | (encode_bf16(own_5) << 16u), encode_bf16(own_6) | (encode_bf16(own_7) << 16u)); // piece.rs:71
            values[((((block_1 * imm.n_kv_heads + number) * 256u + place) * imm.head_dim + first) >> 1u) >> 2u] = t43;
        }
    }
}
