struct Immediates {
    n_heads: u32,
    head_dim: u32,
    n_pairs: u32,
    n_positions: u32,
}

@group(0) @binding(5) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read> positions: array<u32>;
@group(0) @binding(2) var<storage, read> cos_1: array<vec2<f32>>;
@group(0) @binding(3) var<storage, read> sin_1: array<vec2<f32>>;
@group(0) @binding(4) var<storage, read_write> y: array<u32>;

fn rem_u32(a: u32, b: u32) -> u32 {
    return a % b;
}

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
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

@compute @workgroup_size(64, 1, 1)
fn rope__bf16_bf16__half_x2(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // rope.rs:174
    let token = workgroup_id.y; // rope.rs:181
    let within_token = global_invocation_id.x * 2u; // rope.rs:183
    if (within_token < imm.n_heads * imm.head_dim) { // rope.rs:184
        let place = token * imm.n_heads * imm.head_dim + within_token; // rope.rs:185
        let dim = rem_u32(within_token, imm.head_dim); // rope.rs:186
        let t0 = x[place >> 1u]; // rope.rs:187
        let t1 = decode_bf16(t0);
        let t2 = decode_bf16(t0 >> 16u);
        var result_0 = t1; // rope.rs:188
        var result_1 = t2;
        if (dim < imm.n_pairs * 2u) { // rope.rs:189
            let position = positions[token]; // rope.rs:190
            result_0 = f32_from_bits(0x7fc00000u); // rope.rs:191
            result_1 = f32_from_bits(0x7fc00000u);
            if (position < imm.n_positions) { // rope.rs:192
                let first = dim < imm.n_pairs; // rope.rs:193
                let pair = select(dim - imm.n_pairs, dim, first); // rope.rs:194
                let t3 = x[select(place - imm.n_pairs, place + imm.n_pairs, first) >> 1u]; // rope.rs:195
                let t4 = decode_bf16(t3);
                let t5 = decode_bf16(t3 >> 16u);
                let t6 = cos_1[(position * imm.n_pairs + pair) >> 1u]; // rope.rs:196
                let t7 = sin_1[(position * imm.n_pairs + pair) >> 1u]; // rope.rs:197
                let t8 = bitcast<f32>(bitcast<u32>(t1 * t6.x) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(select(t4, neg_f32(t4), first) * t7.x) ^ hidden_zero); // rope.rs:199
                let t9 = bitcast<f32>(bitcast<u32>(t2 * t6.y) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(select(t5, neg_f32(t5), first) * t7.y) ^ hidden_zero);
                result_0 = t8;
                result_1 = t9;
            }
        }
        y[place >> 1u] = encode_bf16(result_0) | (encode_bf16(result_1) << 16u); // rope.rs:202
    }
}
