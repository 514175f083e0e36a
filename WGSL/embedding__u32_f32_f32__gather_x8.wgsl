struct Immediates {
    n_cols: u32,
    n_vocab: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> ids: array<u32>;
@group(0) @binding(1) var<storage, read> table: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec4<f32>>;

fn f32_from_bits(bits: u32) -> f32 {
    return bitcast<f32>(bits);
}

@compute @workgroup_size(64, 1, 1)
fn embedding__u32_f32_f32__gather_x8(
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
            let t0 = id * imm.n_cols + col; // piece.rs:85
            let t1 = table[t0 >> 2u]; // piece.rs:36
            let t2 = table[(t0 + 4u) >> 2u]; // piece.rs:37
            values_0 = t1.x; // embedding.rs:152
            values_1 = t1.y;
            values_2 = t1.z;
            values_3 = t1.w;
            values_4 = t2.x;
            values_5 = t2.y;
            values_6 = t2.z;
            values_7 = t2.w;
        }
        let t3 = token * imm.n_cols + col; // piece.rs:109
        let t4 = vec4<f32>(values_0, values_1, values_2, values_3); // piece.rs:68
        y[t3 >> 2u] = t4;
        let t5 = vec4<f32>(values_4, values_5, values_6, values_7); // piece.rs:69
        y[(t3 + 4u) >> 2u] = t5;
    }
}
