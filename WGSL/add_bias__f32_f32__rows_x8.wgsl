struct Immediates {
    n_cols: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> bias: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec4<f32>>;

@compute @workgroup_size(64, 1, 1)
fn add_bias__f32_f32__rows_x8(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let row = workgroup_id.y; // add_bias.rs:145
    let first = global_invocation_id.x * 8u; // add_bias.rs:146
    if (first < imm.n_cols) { // add_bias.rs:150
        let place = row * imm.n_cols + first; // add_bias.rs:151
        let t0 = x[place >> 2u]; // piece.rs:36
        let t1 = x[(place + 4u) >> 2u]; // piece.rs:37
        let t2 = bias[first >> 2u]; // piece.rs:36
        let t3 = bias[(first + 4u) >> 2u]; // piece.rs:37
        var results_0 = 0.0f; // add_bias.rs:154
        var results_1 = 0.0f;
        var results_2 = 0.0f;
        var results_3 = 0.0f;
        var results_4 = 0.0f;
        var results_5 = 0.0f;
        var results_6 = 0.0f;
        var results_7 = 0.0f;
        let bits = bitcast<u32>(t0.x + t2.x); // bits.rs:31
        results_0 = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // add_bias.rs:157
        let bits_1 = bitcast<u32>(t0.y + t2.y); // bits.rs:31
        results_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // add_bias.rs:157
        let bits_2 = bitcast<u32>(t0.z + t2.z); // bits.rs:31
        results_2 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // add_bias.rs:157
        let bits_3 = bitcast<u32>(t0.w + t2.w); // bits.rs:31
        results_3 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // add_bias.rs:157
        let bits_4 = bitcast<u32>(t1.x + t3.x); // bits.rs:31
        results_4 = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))); // add_bias.rs:157
        let bits_5 = bitcast<u32>(t1.y + t3.y); // bits.rs:31
        results_5 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // add_bias.rs:157
        let bits_6 = bitcast<u32>(t1.z + t3.z); // bits.rs:31
        results_6 = bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))); // add_bias.rs:157
        let bits_7 = bitcast<u32>(t1.w + t3.w); // bits.rs:31
        results_7 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))); // add_bias.rs:157
        let t4 = vec4<f32>(results_0, results_1, results_2, results_3); // piece.rs:68
        y[place >> 2u] = t4;
        let t5 = vec4<f32>(results_4, results_5, results_6, results_7); // piece.rs:69
        y[(place + 4u) >> 2u] = t5;
    }
}
