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
@group(0) @binding(0) var<storage, read> q: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> k: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read> v: array<vec4<f32>>;
@group(0) @binding(3) var<storage, read> cos_1: array<vec2<f32>>;
@group(0) @binding(4) var<storage, read> sin_1: array<vec2<f32>>;
@group(0) @binding(5) var<storage, read> positions: array<u32>;
@group(0) @binding(6) var<storage, read> block_table: array<u32>;
@group(0) @binding(7) var<storage, read_write> q_out: array<vec4<f32>>;
@group(0) @binding(8) var<storage, read_write> keys: array<vec4<f32>>;
@group(0) @binding(9) var<storage, read_write> values: array<vec4<f32>>;

fn load2_q(index: u32) -> vec2<f32> {
    let quad = q[index >> 2u];
    return select(quad.xy, quad.zw, (index & 2u) != 0u);
}

fn load2_k(index: u32) -> vec2<f32> {
    let quad = k[index >> 2u];
    return select(quad.xy, quad.zw, (index & 2u) != 0u);
}

fn f32_from_bits(bits: u32) -> f32 {
    return bitcast<f32>(bits);
}

fn neg_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) ^ 0x80000000u);
}

@compute @workgroup_size(256, 1, 1)
fn kv_append__f32_f32__subgroup_x8(
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
    let first_1 = positions[row]; // kv_blocks.rs:20
    let position = first_1 + token; // kv_blocks.rs:21
    let position_1 = select(position, 4294967295u, (position < first_1)); // kv_blocks.rs:22
    if (turns & (first < n_turned)) { // head.rs:139
        if (first < n_turned) { // head.rs:143
            let n_pairs = imm.n_pairs; // head.rs:144
            let partner = select(first - n_pairs, first + n_pairs, (first < n_pairs)); // head.rs:145
            let t9 = start; // head.rs:146
            var two_0 = 0.0f; // head.rs:190
            var two_1 = 0.0f;
            if (is_query) { // head.rs:191
                let t10 = load2_q(t9 + partner); // head.rs:192
                two_0 = t10.x;
                two_1 = t10.y;
            } else {
                let t11 = load2_k(t9 + partner); // head.rs:194
                two_0 = t11.x;
                two_1 = t11.y;
            }
            let t12 = two_0; // head.rs:206
            let t13 = two_1;
            let t14 = own_0; // head.rs:147
            let t15 = own_1;
            let n_pairs_1 = imm.n_pairs; // head.rs:57
            var result_0 = f32_from_bits(0x7fc00000u); // head.rs:58
            var result_1 = f32_from_bits(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                let first_2 = first < n_pairs_1; // head.rs:60
                let pair = select(first - n_pairs_1, first, first_2); // head.rs:61
                let t16 = cos_1[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                let t17 = sin_1[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                result_0 = t14 * t16.x + select(t12, neg_f32(t12), first_2) * t17.x; // head.rs:65
                result_1 = t15 * t16.y + select(t13, neg_f32(t13), first_2) * t17.y;
            }
            own_0 = result_0; // head.rs:148
            own_1 = result_1; // head.rs:149
        }
        let dim = first + 2u; // head.rs:142
        if (dim < n_turned) { // head.rs:143
            let n_pairs = imm.n_pairs; // head.rs:144
            let partner = select(dim - n_pairs, dim + n_pairs, (dim < n_pairs)); // head.rs:145
            let t18 = start; // head.rs:146
            var two_0 = 0.0f; // head.rs:190
            var two_1 = 0.0f;
            if (is_query) { // head.rs:191
                let t19 = load2_q(t18 + partner); // head.rs:192
                two_0 = t19.x;
                two_1 = t19.y;
            } else {
                let t20 = load2_k(t18 + partner); // head.rs:194
                two_0 = t20.x;
                two_1 = t20.y;
            }
            let t21 = two_0; // head.rs:206
            let t22 = two_1;
            let t23 = own_2; // head.rs:147
            let t24 = own_3;
            let n_pairs_1 = imm.n_pairs; // head.rs:57
            var result_0 = f32_from_bits(0x7fc00000u); // head.rs:58
            var result_1 = f32_from_bits(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                let first_2 = dim < n_pairs_1; // head.rs:60
                let pair = select(dim - n_pairs_1, dim, first_2); // head.rs:61
                let t25 = cos_1[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                let t26 = sin_1[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                result_0 = t23 * t25.x + select(t21, neg_f32(t21), first_2) * t26.x; // head.rs:65
                result_1 = t24 * t25.y + select(t22, neg_f32(t22), first_2) * t26.y;
            }
            own_2 = result_0; // head.rs:148
            own_3 = result_1; // head.rs:149
        }
        let dim_1 = first + 4u; // head.rs:142
        if (dim_1 < n_turned) { // head.rs:143
            let n_pairs = imm.n_pairs; // head.rs:144
            let partner = select(dim_1 - n_pairs, dim_1 + n_pairs, (dim_1 < n_pairs)); // head.rs:145
            let t27 = start; // head.rs:146
            var two_0 = 0.0f; // head.rs:190
            var two_1 = 0.0f;
            if (is_query) { // head.rs:191
                let t28 = load2_q(t27 + partner); // head.rs:192
                two_0 = t28.x;
                two_1 = t28.y;
            } else {
                let t29 = load2_k(t27 + partner); // head.rs:194
                two_0 = t29.x;
                two_1 = t29.y;
            }
            let t30 = two_0; // head.rs:206
            let t31 = two_1;
            let t32 = own_4; // head.rs:147
            let t33 = own_5;
            let n_pairs_1 = imm.n_pairs; // head.rs:57
            var result_0 = f32_from_bits(0x7fc00000u); // head.rs:58
            var result_1 = f32_from_bits(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                let first_2 = dim_1 < n_pairs_1; // head.rs:60
                let pair = select(dim_1 - n_pairs_1, dim_1, first_2); // head.rs:61
                let t34 = cos_1[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                let t35 = sin_1[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                result_0 = t32 * t34.x + select(t30, neg_f32(t30), first_2) * t35.x; // head.rs:65
                result_1 = t33 * t34.y + select(t31, neg_f32(t31), first_2) * t35.y;
            }
            own_4 = result_0; // head.rs:148
            own_5 = result_1; // head.rs:149
        }
        let dim_2 = first + 6u; // head.rs:142
        if (dim_2 < n_turned) { // head.rs:143
            let n_pairs = imm.n_pairs; // head.rs:144
            let partner = select(dim_2 - n_pairs, dim_2 + n_pairs, (dim_2 < n_pairs)); // head.rs:145
            let t36 = start; // head.rs:146
            var two_0 = 0.0f; // head.rs:190
            var two_1 = 0.0f;
            if (is_query) { // head.rs:191
                let t37 = load2_q(t36 + partner); // head.rs:192
                two_0 = t37.x;
                two_1 = t37.y;
            } else {
                let t38 = load2_k(t36 + partner); // head.rs:194
                two_0 = t38.x;
                two_1 = t38.y;
            }
            let t39 = two_0; // head.rs:206
            let t40 = two_1;
            let t41 = own_6; // head.rs:147
            let t42 = own_7;
            let n_pairs_1 = imm.n_pairs; // head.rs:57
            var result_0 = f32_from_bits(0x7fc00000u); // head.rs:58
            var result_1 = f32_from_bits(0x7fc00000u);
            if (position_1 < imm.n_positions) { // head.rs:59
                let first_2 = dim_2 < n_pairs_1; // head.rs:60
                let pair = select(dim_2 - n_pairs_1, dim_2, first_2); // head.rs:61
                let t43 = cos_1[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:62
                let t44 = sin_1[(position_1 * imm.n_pairs + pair) >> 1u]; // head.rs:63
                result_0 = t41 * t43.x + select(t39, neg_f32(t39), first_2) * t44.x; // head.rs:65
                result_1 = t42 * t43.y + select(t40, neg_f32(t40), first_2) * t44.y;
            }
            own_6 = result_0; // head.rs:148
            own_7 = result_1; // head.rs:149
        }
    }
    if (is_query & within) { // head.rs:154
        let t45 = ((row * imm.seq_len + token) * imm.n_heads + number) * imm.head_dim + first; // head.rs:155
        let t46 = vec4<f32>(own_0, own_1, own_2, own_3); // piece.rs:68
        q_out[t45 >> 2u] = t46;
        let t47 = vec4<f32>(own_4, own_5, own_6, own_7); // piece.rs:69
        q_out[(t45 + 4u) >> 2u] = t47;
    }
    let t48 = position_1 / 256u; // head.rs:157
    var block = 4294967295u; // kv_blocks.rs:28
    if (t48 < imm.max_blocks) { // kv_blocks.rs:29
        block = block_table[row * imm.max_blocks + t48]; // kv_blocks.rs:30
    }
    let block_1 = block; // kv_blocks.rs:32
    if ((block_1 < imm.n_blocks) & within) { // head.rs:158
        let place = position_1 % 256u; // head.rs:159
        if (is_key) { // head.rs:160
            let t49 = ((block_1 * imm.n_kv_heads + number) * 256u + place) * imm.head_dim + first; // head.rs:161
            let t50 = vec4<f32>(own_0, own_1, own_2, own_3); // piece.rs:68
            keys[t49 >> 2u] = t50;
            let t51 = vec4<f32>(own_4, own_5, own_6, own_7); // piece.rs:69
            keys[(t49 + 4u) >> 2u] = t51;
        }
        if (is_value) { // head.rs:163
            let t52 = ((block_1 * imm.n_kv_heads + number) * 256u + place) * imm.head_dim + first; // head.rs:164
            let t53 = vec4<f32>(own_0, own_1, own_2, own_3); // piece.rs:68
            values[t52 >> 2u] = t53;
            let t54 = vec4<f32>(own_4, own_5, own_6, own_7); // piece.rs:69
            values[(t52 + 4u) >> 2u] = t54;
        }
    }
}
