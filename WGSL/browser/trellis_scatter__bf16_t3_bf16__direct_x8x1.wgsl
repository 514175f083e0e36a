struct Immediates {
    n: u32,
    k: u32,
    m: u32,
}

@group(0) @binding(4) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read> weight: array<u32>;
@group(0) @binding(2) var<storage, read> scales: array<u32>;
@group(0) @binding(3) var<storage, read_write> y: array<vec2<u32>>;
var<workgroup> staged: array<f32, 128>;

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

fn load_scales(index: u32) -> f32 {
    let bits = scales[index >> 1u] >> ((index & 1u) * 16u);
    return decode_f16(bits);
}

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
}

fn load_x(index: u32) -> f32 {
    let bits = x[index >> 1u] >> ((index & 1u) * 16u);
    return decode_bf16(bits);
}

fn funnel_shr_u32(high: u32, low: u32, amount: u32) -> u32 {
    let shift = amount & 31u;
    return (low >> shift) | ((high << 1u) << (31u - shift));
}

fn shr_u32(x: u32, amount: u32) -> u32 {
    return x >> (amount & 31u);
}

fn encode_bf16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

@compute @workgroup_size(128, 1, 1)
fn trellis_scatter__bf16_t3_bf16__direct_x8x1(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // mod.rs:305
    let k = imm.k; // body.rs:119
    let id_y = workgroup_id.y; // body.rs:120
    let split = 0u; // body.rs:123
    let column = global_invocation_id.x * 8u; // body.rs:127
    let block = column / 256u; // body.rs:74
    let bit = (248u - column % 256u) * 3u; // body.rs:75
    let word = bit / 32u; // body.rs:76
    let next = select(word + 1u, 0u, (word == 23u)); // body.rs:77
    let start = block * 24u; // body.rs:81
    let word_1 = start + word; // body.rs:82
    let next_1 = start + next;
    let row_words = imm.n / 256u * 24u;
    let shift = bit % 32u;
    var totals_0_0 = 0.0f; // body.rs:131
    var totals_0_1 = 0.0f;
    var totals_0_2 = 0.0f;
    var totals_0_3 = 0.0f;
    var totals_0_4 = 0.0f;
    var totals_0_5 = 0.0f;
    var totals_0_6 = 0.0f;
    var totals_0_7 = 0.0f;
    let t0 = (k + 127u) / 128u; // body.rs:137
    for (var split_1 = split; split_1 < t0; split_1 += 1u) {
        let first_k = split_1 * 128u; // body.rs:138
        workgroupBarrier(); // body.rs:56
        let place_k = first_k + local_invocation_index; // body.rs:57
        if (place_k < imm.k) { // body.rs:58
            let factor = bitcast<f32>(bitcast<u32>(load_scales(place_k) * 0.0067658755f) ^ hidden_zero); // trellis.rs:64
            let value = load_x(min_u32(id_y, imm.m - 1u) * imm.k + place_k); // body.rs:62
            let bits = bitcast<u32>(bitcast<f32>(bitcast<u32>(value * factor) ^ hidden_zero)); // bits.rs:31
            staged[local_invocation_index] = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // body.rs:63
        }
        workgroupBarrier(); // body.rs:66
        var sums_0_0 = 0.0f; // body.rs:140
        var sums_0_1 = 0.0f;
        var sums_0_2 = 0.0f;
        var sums_0_3 = 0.0f;
        var sums_0_4 = 0.0f;
        var sums_0_5 = 0.0f;
        var sums_0_6 = 0.0f;
        var sums_0_7 = 0.0f;
        if (column < imm.n) { // body.rs:141
            let n_here = min_u32(k - first_k, 128u); // body.rs:142
            let in_runs = n_here & 4294967292u; // body.rs:143
            for (var row_of_split = 0u; row_of_split < in_runs; row_of_split += 4u) { // body.rs:148
                let base = (first_k + row_of_split) * row_words; // body.rs:149
                let t1 = weight[base + next_1]; // body.rs:154
                let t2 = base + row_words; // body.rs:153
                let t3 = weight[t2 + next_1]; // body.rs:154
                let t4 = base + row_words * 2u; // body.rs:153
                let t5 = weight[t4 + next_1]; // body.rs:154
                let t6 = base + row_words * 3u; // body.rs:153
                let t7 = weight[t6 + next_1]; // body.rs:154
                let t8 = funnel_shr_u32(t1, weight[base + word_1], shift); // body.rs:100
                let t9 = dot4U8Packed((funnel_shr_u32(shr_u32(t1, shift), t8, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:58
                let t10 = bitcast<u32>(f32(dot4U8Packed(((t8 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t11 = bitcast<u32>(f32(dot4U8Packed(((t8 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t12 = bitcast<u32>(f32(dot4U8Packed(((t8 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t13 = bitcast<u32>(f32(dot4U8Packed(((t8 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t14 = bitcast<u32>(f32(dot4U8Packed(((t8 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t15 = bitcast<u32>(f32(dot4U8Packed(((t8 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t16 = bitcast<u32>(f32(dot4U8Packed((t8 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) ^ hidden_zero;
                let value = staged[row_of_split]; // body.rs:163
                let t17 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(f32(t9) - 510.0f) ^ hidden_zero) * value) ^ hidden_zero); // body.rs:166
                sums_0_0 = bitcast<f32>(bitcast<u32>(sums_0_0 + t17) ^ hidden_zero);
                let t18 = bitcast<u32>(sums_0_1 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t10 ^ hidden_zero) * value) ^ hidden_zero));
                sums_0_1 = bitcast<f32>(t18 ^ hidden_zero);
                let t19 = bitcast<u32>(sums_0_2 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t11 ^ hidden_zero) * value) ^ hidden_zero));
                sums_0_2 = bitcast<f32>(t19 ^ hidden_zero);
                let t20 = bitcast<u32>(sums_0_3 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t12 ^ hidden_zero) * value) ^ hidden_zero));
                sums_0_3 = bitcast<f32>(t20 ^ hidden_zero);
                let t21 = bitcast<u32>(sums_0_4 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t13 ^ hidden_zero) * value) ^ hidden_zero));
                sums_0_4 = bitcast<f32>(t21 ^ hidden_zero);
                let t22 = bitcast<u32>(sums_0_5 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t14 ^ hidden_zero) * value) ^ hidden_zero));
                sums_0_5 = bitcast<f32>(t22 ^ hidden_zero);
                let t23 = bitcast<u32>(sums_0_6 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t15 ^ hidden_zero) * value) ^ hidden_zero));
                sums_0_6 = bitcast<f32>(t23 ^ hidden_zero);
                let t24 = bitcast<u32>(sums_0_7 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t16) * value) ^ hidden_zero)) ^ hidden_zero;
                sums_0_7 = bitcast<f32>(t24);
                let t25 = funnel_shr_u32(t3, weight[t2 + word_1], shift); // body.rs:100
                let t26 = dot4U8Packed((funnel_shr_u32(shr_u32(t3, shift), t25, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:58
                let t27 = bitcast<u32>(f32(dot4U8Packed(((t25 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t28 = bitcast<u32>(f32(dot4U8Packed(((t25 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t29 = bitcast<u32>(f32(dot4U8Packed(((t25 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t30 = bitcast<u32>(f32(dot4U8Packed(((t25 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t31 = bitcast<u32>(f32(dot4U8Packed(((t25 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t32 = bitcast<u32>(f32(dot4U8Packed(((t25 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t33 = bitcast<u32>(f32(dot4U8Packed((t25 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) ^ hidden_zero;
                let value_1 = staged[row_of_split + 1u]; // body.rs:163
                let t34 = bitcast<u32>(bitcast<f32>(bitcast<u32>(f32(t26) - 510.0f) ^ hidden_zero) * value_1) ^ hidden_zero; // body.rs:166
                sums_0_0 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(t34)) ^ hidden_zero);
                let t35 = bitcast<u32>(sums_0_1 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t27 ^ hidden_zero) * value_1) ^ hidden_zero));
                sums_0_1 = bitcast<f32>(t35 ^ hidden_zero);
                let t36 = bitcast<u32>(sums_0_2 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t28 ^ hidden_zero) * value_1) ^ hidden_zero));
                sums_0_2 = bitcast<f32>(t36 ^ hidden_zero);
                let t37 = bitcast<u32>(sums_0_3 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t29 ^ hidden_zero) * value_1) ^ hidden_zero));
                sums_0_3 = bitcast<f32>(t37 ^ hidden_zero);
                let t38 = bitcast<u32>(sums_0_4 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t30 ^ hidden_zero) * value_1) ^ hidden_zero));
                sums_0_4 = bitcast<f32>(t38 ^ hidden_zero);
                let t39 = bitcast<u32>(sums_0_5 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t31 ^ hidden_zero) * value_1) ^ hidden_zero));
                sums_0_5 = bitcast<f32>(t39 ^ hidden_zero);
                let t40 = bitcast<u32>(sums_0_6 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t32 ^ hidden_zero) * value_1) ^ hidden_zero));
                sums_0_6 = bitcast<f32>(t40 ^ hidden_zero);
                let t41 = bitcast<u32>(sums_0_7 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t33) * value_1) ^ hidden_zero)) ^ hidden_zero;
                sums_0_7 = bitcast<f32>(t41);
                let t42 = funnel_shr_u32(t5, weight[t4 + word_1], shift); // body.rs:100
                let t43 = dot4U8Packed((funnel_shr_u32(shr_u32(t5, shift), t42, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:58
                let t44 = bitcast<u32>(f32(dot4U8Packed(((t42 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t45 = bitcast<u32>(f32(dot4U8Packed(((t42 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t46 = bitcast<u32>(f32(dot4U8Packed(((t42 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t47 = bitcast<u32>(f32(dot4U8Packed(((t42 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t48 = bitcast<u32>(f32(dot4U8Packed(((t42 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t49 = bitcast<u32>(f32(dot4U8Packed(((t42 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t50 = bitcast<u32>(f32(dot4U8Packed((t42 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) ^ hidden_zero;
                let value_2 = staged[row_of_split + 2u]; // body.rs:163
                let t51 = bitcast<u32>(bitcast<f32>(bitcast<u32>(f32(t43) - 510.0f) ^ hidden_zero) * value_2) ^ hidden_zero; // body.rs:166
                sums_0_0 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(t51)) ^ hidden_zero);
                let t52 = bitcast<u32>(sums_0_1 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t44 ^ hidden_zero) * value_2) ^ hidden_zero));
                sums_0_1 = bitcast<f32>(t52 ^ hidden_zero);
                let t53 = bitcast<u32>(sums_0_2 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t45 ^ hidden_zero) * value_2) ^ hidden_zero));
                sums_0_2 = bitcast<f32>(t53 ^ hidden_zero);
                let t54 = bitcast<u32>(sums_0_3 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t46 ^ hidden_zero) * value_2) ^ hidden_zero));
                sums_0_3 = bitcast<f32>(t54 ^ hidden_zero);
                let t55 = bitcast<u32>(sums_0_4 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t47 ^ hidden_zero) * value_2) ^ hidden_zero));
                sums_0_4 = bitcast<f32>(t55 ^ hidden_zero);
                let t56 = bitcast<u32>(sums_0_5 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t48 ^ hidden_zero) * value_2) ^ hidden_zero));
                sums_0_5 = bitcast<f32>(t56 ^ hidden_zero);
                let t57 = bitcast<u32>(sums_0_6 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t49 ^ hidden_zero) * value_2) ^ hidden_zero));
                sums_0_6 = bitcast<f32>(t57 ^ hidden_zero);
                let t58 = bitcast<u32>(sums_0_7 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t50) * value_2) ^ hidden_zero)) ^ hidden_zero;
                sums_0_7 = bitcast<f32>(t58);
                let t59 = funnel_shr_u32(t7, weight[t6 + word_1], shift); // body.rs:100
                let t60 = dot4U8Packed((funnel_shr_u32(shr_u32(t7, shift), t59, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:58
                let t61 = bitcast<u32>(f32(dot4U8Packed(((t59 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t62 = bitcast<u32>(f32(dot4U8Packed(((t59 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t63 = bitcast<u32>(f32(dot4U8Packed(((t59 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t64 = bitcast<u32>(f32(dot4U8Packed(((t59 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t65 = bitcast<u32>(f32(dot4U8Packed(((t59 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t66 = bitcast<u32>(f32(dot4U8Packed(((t59 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t67 = bitcast<u32>(f32(dot4U8Packed((t59 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) ^ hidden_zero;
                let value_3 = staged[row_of_split + 3u]; // body.rs:163
                let t68 = bitcast<u32>(bitcast<f32>(bitcast<u32>(f32(t60) - 510.0f) ^ hidden_zero) * value_3) ^ hidden_zero; // body.rs:166
                sums_0_0 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(t68)) ^ hidden_zero);
                let t69 = bitcast<u32>(sums_0_1 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t61 ^ hidden_zero) * value_3) ^ hidden_zero));
                sums_0_1 = bitcast<f32>(t69 ^ hidden_zero);
                let t70 = bitcast<u32>(sums_0_2 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t62 ^ hidden_zero) * value_3) ^ hidden_zero));
                sums_0_2 = bitcast<f32>(t70 ^ hidden_zero);
                let t71 = bitcast<u32>(sums_0_3 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t63 ^ hidden_zero) * value_3) ^ hidden_zero));
                sums_0_3 = bitcast<f32>(t71 ^ hidden_zero);
                let t72 = bitcast<u32>(sums_0_4 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t64 ^ hidden_zero) * value_3) ^ hidden_zero));
                sums_0_4 = bitcast<f32>(t72 ^ hidden_zero);
                let t73 = bitcast<u32>(sums_0_5 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t65 ^ hidden_zero) * value_3) ^ hidden_zero));
                sums_0_5 = bitcast<f32>(t73 ^ hidden_zero);
                let t74 = bitcast<u32>(sums_0_6 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t66 ^ hidden_zero) * value_3) ^ hidden_zero));
                sums_0_6 = bitcast<f32>(t74 ^ hidden_zero);
                let t75 = bitcast<u32>(sums_0_7 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t67) * value_3) ^ hidden_zero)) ^ hidden_zero;
                sums_0_7 = bitcast<f32>(t75);
            }
            for (var row_of_split = in_runs; row_of_split < n_here; row_of_split += 1u) { // body.rs:148
                let base = (first_k + row_of_split) * row_words; // body.rs:149
                let t76 = weight[base + next_1]; // body.rs:154
                let t77 = funnel_shr_u32(t76, weight[base + word_1], shift); // body.rs:100
                let t78 = dot4U8Packed((funnel_shr_u32(shr_u32(t76, shift), t77, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:58
                let t79 = bitcast<u32>(f32(dot4U8Packed(((t77 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t80 = bitcast<u32>(f32(dot4U8Packed(((t77 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t81 = bitcast<u32>(f32(dot4U8Packed(((t77 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t82 = bitcast<u32>(f32(dot4U8Packed(((t77 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t83 = bitcast<u32>(f32(dot4U8Packed(((t77 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t84 = bitcast<u32>(f32(dot4U8Packed(((t77 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t85 = bitcast<u32>(f32(dot4U8Packed((t77 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) ^ hidden_zero;
                let value = staged[row_of_split]; // body.rs:163
                let t86 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(f32(t78) - 510.0f) ^ hidden_zero) * value) ^ hidden_zero); // body.rs:166
                sums_0_0 = bitcast<f32>(bitcast<u32>(sums_0_0 + t86) ^ hidden_zero);
                let t87 = bitcast<u32>(sums_0_1 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t79 ^ hidden_zero) * value) ^ hidden_zero));
                sums_0_1 = bitcast<f32>(t87 ^ hidden_zero);
                let t88 = bitcast<u32>(sums_0_2 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t80 ^ hidden_zero) * value) ^ hidden_zero));
                sums_0_2 = bitcast<f32>(t88 ^ hidden_zero);
                let t89 = bitcast<u32>(sums_0_3 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t81 ^ hidden_zero) * value) ^ hidden_zero));
                sums_0_3 = bitcast<f32>(t89 ^ hidden_zero);
                let t90 = bitcast<u32>(sums_0_4 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t82 ^ hidden_zero) * value) ^ hidden_zero));
                sums_0_4 = bitcast<f32>(t90 ^ hidden_zero);
                let t91 = bitcast<u32>(sums_0_5 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t83 ^ hidden_zero) * value) ^ hidden_zero));
                sums_0_5 = bitcast<f32>(t91 ^ hidden_zero);
                let t92 = bitcast<u32>(sums_0_6 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t84 ^ hidden_zero) * value) ^ hidden_zero));
                sums_0_6 = bitcast<f32>(t92 ^ hidden_zero);
                let t93 = bitcast<u32>(sums_0_7 + bitcast<f32>(bitcast<u32>(bitcast<f32>(t85) * value) ^ hidden_zero)) ^ hidden_zero;
                sums_0_7 = bitcast<f32>(t93);
            }
        }
        totals_0_0 = bitcast<f32>(bitcast<u32>(totals_0_0 + sums_0_0) ^ hidden_zero); // body.rs:177
        totals_0_1 = bitcast<f32>(bitcast<u32>(totals_0_1 + sums_0_1) ^ hidden_zero);
        totals_0_2 = bitcast<f32>(bitcast<u32>(totals_0_2 + sums_0_2) ^ hidden_zero);
        totals_0_3 = bitcast<f32>(bitcast<u32>(totals_0_3 + sums_0_3) ^ hidden_zero);
        totals_0_4 = bitcast<f32>(bitcast<u32>(totals_0_4 + sums_0_4) ^ hidden_zero);
        totals_0_5 = bitcast<f32>(bitcast<u32>(totals_0_5 + sums_0_5) ^ hidden_zero);
        totals_0_6 = bitcast<f32>(bitcast<u32>(totals_0_6 + sums_0_6) ^ hidden_zero);
        totals_0_7 = bitcast<f32>(bitcast<u32>(totals_0_7 + sums_0_7) ^ hidden_zero);
    }
    if (column < imm.n) { // body.rs:181
        if (id_y < imm.m) { // body.rs:184
            let t94 = vec2<u32>(encode_bf16(totals_0_0) | (encode_bf16(totals_0_1) << 16u), encode_bf16(totals_0_2) | (encode_bf16(totals_0_3) << 16u)); // body.rs:217
            y[((id_y * imm.n + column) >> 1u) >> 1u] = t94;
            let column_1 = column + 4u; // body.rs:187
            let t95 = vec2<u32>(encode_bf16(totals_0_4) | (encode_bf16(totals_0_5) << 16u), encode_bf16(totals_0_6) | (encode_bf16(totals_0_7) << 16u)); // body.rs:217
            y[((id_y * imm.n + column_1) >> 1u) >> 1u] = t95;
        }
    }
}
