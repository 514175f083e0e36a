struct Immediates {
    n_cols: u32,
    n_vocab: u32,
}

@group(0) @binding(3) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> ids: array<u32>;
@group(0) @binding(1) var<storage, read> table: array<u32>;
@group(0) @binding(2) var<storage, read_write> y: array<atomic<u32>>;

fn f32_from_bits(bits: u32) -> f32 {
    return bitcast<f32>(bits);
}

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
}

fn load_table(index: u32) -> f32 {
    let bits = table[index >> 1u] >> ((index & 1u) * 16u);
    return decode_bf16(bits);
}

fn encode_bf16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

fn store_y(index: u32, value: f32) {
    let word = index >> 1u;
    let shift = (index & 1u) * 16u;
    atomicAnd(&y[word], ~(0xffffu << shift));
    atomicOr(&y[word], encode_bf16(value) << shift);
}

@compute @workgroup_size(64, 1, 1)
fn embedding__u32_bf16_bf16__gather_x1(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let token = workgroup_id.y; // embedding.rs:146
    let col = global_invocation_id.x * 8u; // embedding.rs:147
    if (col < imm.n_cols) { // embedding.rs:148
        let id = ids[token]; // embedding.rs:149
        var values_0 = f32_from_bits(0x7fc00000u); // embedding.rs:150
        var values_1 = f32_from_bits(0x7fc00000u);
        var values_2 = f32_from_bits(0x7fc00000u);
        var values_3 = f32_from_bits(0x7fc00000u);
        var values_4 = f32_from_bits(0x7fc00000u);
        var values_5 = f32_from_bits(0x7fc00000u);
        var values_6 = f32_from_bits(0x7fc00000u);
        var values_7 = f32_from_bits(0x7fc00000u);
        if (id < imm.n_vocab) { // embedding.rs:151
            var values_0_1 = 0.0f; // piece.rs:87
            var values_1_1 = 0.0f;
            var values_2_1 = 0.0f;
            var values_3_1 = 0.0f;
            var values_4_1 = 0.0f;
            var values_5_1 = 0.0f;
            var values_6_1 = 0.0f;
            var values_7_1 = 0.0f;
            if (col < imm.n_cols) { // piece.rs:90
                values_0_1 = load_table(id * imm.n_cols + col); // piece.rs:91
            }
            if (col + 1u < imm.n_cols) { // piece.rs:90
                values_1_1 = load_table(id * imm.n_cols + (col + 1u)); // piece.rs:91
            }
            if (col + 2u < imm.n_cols) { // piece.rs:90
                values_2_1 = load_table(id * imm.n_cols + (col + 2u)); // piece.rs:91
            }
            if (col + 3u < imm.n_cols) { // piece.rs:90
                values_3_1 = load_table(id * imm.n_cols + (col + 3u)); // piece.rs:91
            }
            if (col + 4u < imm.n_cols) { // piece.rs:90
                values_4_1 = load_table(id * imm.n_cols + (col + 4u)); // piece.rs:91
            }
            if (col + 5u < imm.n_cols) { // piece.rs:90
                values_5_1 = load_table(id * imm.n_cols + (col + 5u)); // piece.rs:91
            }
            if (col + 6u < imm.n_cols) { // piece.rs:90
                values_6_1 = load_table(id * imm.n_cols + (col + 6u)); // piece.rs:91
            }
            if (col + 7u < imm.n_cols) { // piece.rs:90
                values_7_1 = load_table(id * imm.n_cols + (col + 7u)); // piece.rs:91
            }
            values_0 = values_0_1; // embedding.rs:152
            values_1 = values_1_1;
            values_2 = values_2_1;
            values_3 = values_3_1;
            values_4 = values_4_1;
            values_5 = values_5_1;
            values_6 = values_6_1;
            values_7 = values_7_1;
        }
        let t0 = values_0; // embedding.rs:154
        let t1 = values_1;
        let t2 = values_2;
        let t3 = values_3;
        let t4 = values_4;
        let t5 = values_5;
        let t6 = values_6;
        let t7 = values_7;
        if (col < imm.n_cols) { // piece.rs:114
            store_y(token * imm.n_cols + col, t0); // piece.rs:115
        }
        if (col + 1u < imm.n_cols) { // piece.rs:114
            store_y(token * imm.n_cols + (col + 1u), t1); // piece.rs:115
        }
        if (col + 2u < imm.n_cols) { // piece.rs:114
            store_y(token * imm.n_cols + (col + 2u), t2); // piece.rs:115
        }
        if (col + 3u < imm.n_cols) { // piece.rs:114
            store_y(token * imm.n_cols + (col + 3u), t3); // piece.rs:115
        }
        if (col + 4u < imm.n_cols) { // piece.rs:114
            store_y(token * imm.n_cols + (col + 4u), t4); // piece.rs:115
        }
        if (col + 5u < imm.n_cols) { // piece.rs:114
            store_y(token * imm.n_cols + (col + 5u), t5); // piece.rs:115
        }
        if (col + 6u < imm.n_cols) { // piece.rs:114
            store_y(token * imm.n_cols + (col + 6u), t6); // piece.rs:115
        }
        if (col + 7u < imm.n_cols) { // piece.rs:114
            store_y(token * imm.n_cols + (col + 7u), t7); // piece.rs:115
        }
    }
}
