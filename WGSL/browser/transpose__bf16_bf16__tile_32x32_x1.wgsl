struct Immediates {
    n_rows: u32,
    n_cols: u32,
}

@group(0) @binding(2) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> y: array<atomic<u32>>;
var<workgroup> tile: array<f32, 1056>;

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
}

fn load_x(index: u32) -> f32 {
    let bits = x[index >> 1u] >> ((index & 1u) * 16u);
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

@compute @workgroup_size(256, 1, 1)
fn transpose__bf16_bf16__tile_32x32_x1(
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
            tile[tile_row * 33u + index % 32u] = load_x(row * imm.n_cols + col); // transpose.rs:142
        }
    }
    workgroupBarrier(); // transpose.rs:145
    for (var tile_col = index / 32u; tile_col < 32u; tile_col += 8u) { // transpose.rs:149
        let t0 = index % 32u; // transpose.rs:150
        let row = first_row + t0; // transpose.rs:151
        let col = first_col + tile_col; // transpose.rs:152
        if ((row < imm.n_rows) & (col < imm.n_cols)) { // transpose.rs:153
            let value = tile[t0 * 33u + tile_col]; // transpose.rs:154
            store_y(col * imm.n_rows + row, value); // transpose.rs:160
        }
    }
}
