struct Immediates {
    n_cols: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> y: array<u32>;
var<workgroup> keys: array<u32, 32>;
var<workgroup> cols: array<u32, 32>;

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

fn max_u32(a: u32, b: u32) -> u32 {
    return select(a, b, a < b);
}

fn reduce_max_u32(x: u32) -> u32 {
    let x1 = max_u32(x, subgroupShuffleXor(x, 1u));
    let x2 = max_u32(x1, subgroupShuffleXor(x1, 2u));
    let x3 = max_u32(x2, subgroupShuffleXor(x2, 4u));
    let x4 = max_u32(x3, subgroupShuffleXor(x3, 8u));
    let x5 = max_u32(x4, subgroupShuffleXor(x4, 16u));
    return x5;
}

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn reduce_min_u32(x: u32) -> u32 {
    let x1 = min_u32(x, subgroupShuffleXor(x, 1u));
    let x2 = min_u32(x1, subgroupShuffleXor(x1, 2u));
    let x3 = min_u32(x2, subgroupShuffleXor(x2, 4u));
    let x4 = min_u32(x3, subgroupShuffleXor(x3, 8u));
    let x5 = min_u32(x4, subgroupShuffleXor(x4, 16u));
    return x5;
}

@compute @workgroup_size(1024, 1, 1)
fn argmax__f16_u32__row_1024(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let row = workgroup_id.x; // argmax.rs:150
    var best_key = 0u; // argmax.rs:152
    var best_col = 0u; // argmax.rs:153
    for (var col = local_invocation_index; col < imm.n_cols; col += 1024u) { // argmax.rs:154
        let t0 = load_x(row * imm.n_cols + col); // argmax.rs:155
        let bits = select(bitcast<u32>(t0), 0u, (bitcast<u32>(t0) == 2147483648u)); // argmax.rs:139
        let key = select(bits | 2147483648u, ~bits, (bits >= 2147483648u)); // argmax.rs:140
        let key_1 = select(key, 0u, ((bits & 2147483647u) > 2139095040u)); // argmax.rs:141
        if (key_1 > best_key) { // argmax.rs:156
            best_key = key_1; // argmax.rs:157
            best_col = col; // argmax.rs:158
        }
    }
    let key = reduce_max_u32(best_key); // argmax.rs:162
    let col = reduce_min_u32(select(4294967295u, best_col, (best_key == key))); // argmax.rs:163
    if ((local_invocation_index & 31u) == 0u) { // argmax.rs:168
        keys[local_invocation_index >> 5u] = key; // argmax.rs:169
        cols[local_invocation_index >> 5u] = col; // argmax.rs:170
    }
    workgroupBarrier(); // argmax.rs:172
    if (local_invocation_index == 0u) { // argmax.rs:174
        var row_key = keys[0u]; // argmax.rs:175
        var row_col = cols[0u]; // argmax.rs:176
        for (var subgroup = 1u; subgroup < 32u; subgroup += 1u) { // argmax.rs:177
            let better = keys[subgroup] > row_key; // argmax.rs:178
            let earlier = (keys[subgroup] == row_key) & (cols[subgroup] < row_col); // argmax.rs:179
            if (better | earlier) { // argmax.rs:180
                row_key = keys[subgroup]; // argmax.rs:181
                row_col = cols[subgroup]; // argmax.rs:182
            }
        }
        y[row] = row_col; // argmax.rs:185
    }
}
