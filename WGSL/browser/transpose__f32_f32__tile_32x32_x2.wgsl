struct Immediates {
    n_rows: u32,
    n_cols: u32,
}

@group(0) @binding(2) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> y: array<vec2<f32>>;
var<workgroup> tile: array<f32, 1056>;

@compute @workgroup_size(256, 1, 1)
fn transpose__f32_f32__tile_32x32_x2(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let index = local_invocation_index; // transpose.rs:133
    let first_col = workgroup_id.x * 32u; // transpose.rs:134
    let first_row = workgroup_id.y * 32u; // transpose.rs:135
    for (var tile_row = index / 32u; tile_row < 32u; tile_row += 8u) { // transpose.rs:138
        let row = first_row + tile_row; // transpose.rs:139
        let col = first_col + index % 32u; // transpose.rs:140
        if ((row < imm.n_rows) & (col < imm.n_cols)) { // transpose.rs:141
            tile[tile_row * 33u + index % 32u] = x[row * imm.n_cols + col]; // transpose.rs:142
        }
    }
    workgroupBarrier(); // transpose.rs:145
    for (var tile_col = index / 16u; tile_col < 32u; tile_col += 16u) { // transpose.rs:149
        let tile_row = index % 16u * 2u; // transpose.rs:150
        let row = first_row + tile_row; // transpose.rs:151
        let col = first_col + tile_col; // transpose.rs:152
        if ((row < imm.n_rows) & (col < imm.n_cols)) { // transpose.rs:153
            let value = tile[tile_row * 33u + tile_col]; // transpose.rs:154
            let next = tile[(tile_row + 1u) * 33u + tile_col]; // transpose.rs:157
            let t0 = vec2<f32>(value, next); // transpose.rs:158
            y[(col * imm.n_rows + row) >> 1u] = t0;
        }
    }
}
