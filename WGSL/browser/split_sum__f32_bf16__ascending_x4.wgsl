struct Immediates {
    n: u32,
    n_splits: u32,
}

@group(0) @binding(2) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> partials: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> y: array<vec2<u32>>;

fn encode_bf16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

@compute @workgroup_size(64, 1, 1)
fn split_sum__f32_bf16__ascending_x4(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // split_sum.rs:192
    let row = workgroup_id.y; // split_sum.rs:193
    let column = global_invocation_id.x * 4u;
    if (column < imm.n) { // split_sum.rs:194
        var sums_0 = 0.0f; // split_sum.rs:179
        var sums_1 = 0.0f;
        var sums_2 = 0.0f;
        var sums_3 = 0.0f;
        for (var split = 0u; split < imm.n_splits; split += 1u) { // split_sum.rs:180
            let t0 = partials[((row * imm.n_splits + split) * imm.n + column) >> 2u]; // split_sum.rs:181
            sums_0 = bitcast<f32>(bitcast<u32>(sums_0 + t0.x) ^ hidden_zero); // split_sum.rs:184
            sums_1 = bitcast<f32>(bitcast<u32>(sums_1 + t0.y) ^ hidden_zero);
            sums_2 = bitcast<f32>(bitcast<u32>(sums_2 + t0.z) ^ hidden_zero);
            sums_3 = bitcast<f32>(bitcast<u32>(sums_3 + t0.w) ^ hidden_zero);
        }
        let t1 = vec2<u32>(encode_bf16(sums_0) | (encode_bf16(sums_1) << 16u), encode_bf16(sums_2) | (encode_bf16(sums_3) << 16u)); // split_sum.rs:195
        y[((row * imm.n + column) >> 1u) >> 1u] = t1;
    }
}
