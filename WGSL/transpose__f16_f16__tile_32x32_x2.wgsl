struct Immediates {
    n_rows: u32,
    n_cols: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> y: array<u32>;
var<workgroup> tile: array<f32, 1056>;

fn decode_f16(bits: u32) -> f32 {
    let sign = (bits & 0x8000u) << 16u;
    let magnitude = bits & 0x7fffu;
    if (magnitude >= 0x7c00u) {
        return bitcast<f32>(sign | 0x7f800000u | ((magnitude & 0x3ffu) << 13u));
    }
    if (magnitude >= 0x400u) {
        return bitcast<f32>(sign | ((magnitude << 13u) + 0x38000000u));
    }
    if (magnitude == 0u) {
        return bitcast<f32>(sign);
    }
    let shift = countLeadingZeros(magnitude) - 21u;
    return bitcast<f32>(sign | ((113u - shift) << 23u) | (((magnitude << shift) & 0x3ffu) << 13u));
}

fn load_x(index: u32) -> f32 {
    let bits = x[index >> 1u] >> ((index & 1u) * 16u);
    return decode_f16(bits);
}

fn encode_f16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    let sign = (bits >> 16u) & 0x8000u;
    let magnitude = bits & 0x7fffffffu;
    if (magnitude > 0x7f800000u) {
        return 0x7e00u;
    }
    if (magnitude >= 0x477ff000u) {
        return sign | 0x7c00u;
    }
    if (magnitude >= 0x38800000u) {
        return sign | ((magnitude - 0x38000000u + 0xfffu + ((magnitude >> 13u) & 1u)) >> 13u);
    }
    if (magnitude <= 0x33000000u) {
        return sign;
    }
    let shift = 126u - (magnitude >> 23u);
    let significand = (magnitude & 0x7fffffu) | 0x800000u;
    let quotient = significand >> shift;
    let rest = significand & ((1u << shift) - 1u);
    let half = 1u << (shift - 1u);
    let up = rest > half || (rest == half && (quotient & 1u) == 1u);
    return sign | (quotient + select(0u, 1u, up));
}

@compute @workgroup_size(256, 1, 1)
fn transpose__f16_f16__tile_32x32_x2(
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
    for (var tile_col = index / 16u; tile_col < 32u; tile_col += 16u) { // transpose.rs:149
        let tile_row = index % 16u * 2u; // transpose.rs:150
        let row = first_row + tile_row; // transpose.rs:151
        let col = first_col + tile_col; // transpose.rs:152
        if ((row < imm.n_rows) & (col < imm.n_cols)) { // transpose.rs:153
            let value = tile[tile_row * 33u + tile_col]; // transpose.rs:154
            let next = tile[(tile_row + 1u) * 33u + tile_col]; // transpose.rs:157
            y[(col * imm.n_rows + row) >> 1u] = encode_f16(value) | (encode_f16(next) << 16u); // transpose.rs:158
        }
    }
}
