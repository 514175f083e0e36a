struct Immediates {
    n: u32,
    k: u32,
    m: u32,
}

@group(0) @binding(4) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read> weight: array<u32>;
@group(0) @binding(2) var<storage, read> scales: array<u32>;
@group(0) @binding(3) var<storage, read_write> partials: array<vec4<f32>>;
var<workgroup> staged: array<f32, 256>;

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

@compute @workgroup_size(128, 1, 1)
fn trellis_scatter_split__bf16_t3_f32__split_x8x2_interleaved(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // trellis_scatter_split.rs:183
    let k = imm.k; // body.rs:117
    let id_y = workgroup_id.y; // body.rs:118
    let id_z = workgroup_id.z;
    let first_m = id_z * 2u; // body.rs:124
    let column = global_invocation_id.x * 8u; // body.rs:125
    let block = column / 256u; // body.rs:72
    let bit = (248u - column % 256u) * 3u; // body.rs:73
    let word = bit / 32u; // body.rs:74
    let next = select(word + 1u, 0u, (word == 23u)); // body.rs:75
    let start = (block / 2u * k * 2u + block % 2u) * 24u; // body.rs:83
    let word_1 = start + word; // body.rs:84
    let next_1 = start + next;
    let row_words = 48u;
    let shift = bit % 32u;
    var totals_0_0 = 0.0f; // body.rs:129
    var totals_0_1 = 0.0f;
    var totals_0_2 = 0.0f;
    var totals_0_3 = 0.0f;
    var totals_0_4 = 0.0f;
    var totals_0_5 = 0.0f;
    var totals_0_6 = 0.0f;
    var totals_0_7 = 0.0f;
    var totals_1_0 = 0.0f;
    var totals_1_1 = 0.0f;
    var totals_1_2 = 0.0f;
    var totals_1_3 = 0.0f;
    var totals_1_4 = 0.0f;
    var totals_1_5 = 0.0f;
    var totals_1_6 = 0.0f;
    var totals_1_7 = 0.0f;
    let t0 = id_y + 1u; // body.rs:135
    for (var split = id_y; split < t0; split += 1u) {
        let first_k = split * 128u; // body.rs:136
        workgroupBarrier(); // body.rs:54
        let place_k = first_k + local_invocation_index; // body.rs:55
        if (place_k < imm.k) { // body.rs:56
            let factor = bitcast<f32>(bitcast<u32>(load_scales(place_k) * 0.0067658755f) ^ hidden_zero); // trellis.rs:77
            let value = load_x(min_u32(first_m, imm.m - 1u) * imm.k + place_k); // body.rs:60
            let bits = bitcast<u32>(bitcast<f32>(bitcast<u32>(value * factor) ^ hidden_zero)); // bits.rs:31
            staged[local_invocation_index] = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // body.rs:61
            let value_1 = load_x(min_u32(first_m + 1u, imm.m - 1u) * imm.k + place_k); // body.rs:60
            let bits_1 = bitcast<u32>(bitcast<f32>(bitcast<u32>(value_1 * factor) ^ hidden_zero)); // bits.rs:31
            staged[local_invocation_index + 128u] = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // body.rs:61
        }
        workgroupBarrier(); // body.rs:64
        var sums_0_0 = 0.0f; // body.rs:138
        var sums_0_1 = 0.0f;
        var sums_0_2 = 0.0f;
        var sums_0_3 = 0.0f;
        var sums_0_4 = 0.0f;
        var sums_0_5 = 0.0f;
        var sums_0_6 = 0.0f;
        var sums_0_7 = 0.0f;
        var sums_1_0 = 0.0f;
        var sums_1_1 = 0.0f;
        var sums_1_2 = 0.0f;
        var sums_1_3 = 0.0f;
        var sums_1_4 = 0.0f;
        var sums_1_5 = 0.0f;
        var sums_1_6 = 0.0f;
        var sums_1_7 = 0.0f;
        if (column < imm.n) { // body.rs:139
            let n_here = min_u32(k - first_k, 128u); // body.rs:140
            let in_runs = n_here & 4294967292u; // body.rs:141
            for (var row_of_split = 0u; row_of_split < in_runs; row_of_split += 4u) { // body.rs:146
                let base = (first_k + row_of_split) * row_words; // body.rs:147
                let t1 = weight[base + next_1]; // body.rs:152
                let t2 = base + 48u; // body.rs:151
                let t3 = weight[t2 + next_1]; // body.rs:152
                let t4 = base + 96u; // body.rs:151
                let t5 = weight[t4 + next_1]; // body.rs:152
                let t6 = base + 144u; // body.rs:151
                let t7 = weight[t6 + next_1]; // body.rs:152
                let t8 = funnel_shr_u32(t1, weight[base + word_1], shift); // body.rs:98
                let t9 = dot4U8Packed((funnel_shr_u32(shr_u32(t1, shift), t8, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:71
                let t10 = bitcast<f32>(bitcast<u32>(f32(t9) - 510.0f) ^ hidden_zero);
                let t11 = bitcast<u32>(f32(dot4U8Packed(((t8 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t12 = bitcast<f32>(t11 ^ hidden_zero);
                let t13 = bitcast<u32>(f32(dot4U8Packed(((t8 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t14 = bitcast<f32>(t13 ^ hidden_zero);
                let t15 = bitcast<u32>(f32(dot4U8Packed(((t8 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t16 = bitcast<f32>(t15 ^ hidden_zero);
                let t17 = bitcast<u32>(f32(dot4U8Packed(((t8 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t18 = bitcast<f32>(t17 ^ hidden_zero);
                let t19 = bitcast<u32>(f32(dot4U8Packed(((t8 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t20 = bitcast<f32>(t19 ^ hidden_zero);
                let t21 = bitcast<u32>(f32(dot4U8Packed(((t8 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t22 = bitcast<f32>(t21 ^ hidden_zero);
                let t23 = bitcast<u32>(f32(dot4U8Packed((t8 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) ^ hidden_zero;
                let t24 = bitcast<f32>(t23);
                let value = staged[row_of_split]; // body.rs:161
                let t25 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(bitcast<u32>(t10 * value) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_0_0 = t25;
                let t26 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(bitcast<u32>(t12 * value) ^ hidden_zero)) ^ hidden_zero);
                sums_0_1 = t26;
                let t27 = bitcast<f32>(bitcast<u32>(sums_0_2 + bitcast<f32>(bitcast<u32>(t14 * value) ^ hidden_zero)) ^ hidden_zero);
                sums_0_2 = t27;
                let t28 = bitcast<f32>(bitcast<u32>(sums_0_3 + bitcast<f32>(bitcast<u32>(t16 * value) ^ hidden_zero)) ^ hidden_zero);
                sums_0_3 = t28;
                let t29 = bitcast<f32>(bitcast<u32>(sums_0_4 + bitcast<f32>(bitcast<u32>(t18 * value) ^ hidden_zero)) ^ hidden_zero);
                sums_0_4 = t29;
                let t30 = bitcast<f32>(bitcast<u32>(sums_0_5 + bitcast<f32>(bitcast<u32>(t20 * value) ^ hidden_zero)) ^ hidden_zero);
                sums_0_5 = t30;
                let t31 = bitcast<f32>(bitcast<u32>(sums_0_6 + bitcast<f32>(bitcast<u32>(t22 * value) ^ hidden_zero)) ^ hidden_zero);
                sums_0_6 = t31;
                let t32 = bitcast<f32>(bitcast<u32>(sums_0_7 + bitcast<f32>(bitcast<u32>(t24 * value) ^ hidden_zero)) ^ hidden_zero);
                sums_0_7 = t32;
                let value_1 = staged[row_of_split + 128u]; // body.rs:161
                let t33 = bitcast<f32>(bitcast<u32>(sums_1_0 + bitcast<f32>(bitcast<u32>(t10 * value_1) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_1_0 = t33;
                let t34 = bitcast<f32>(bitcast<u32>(sums_1_1 + bitcast<f32>(bitcast<u32>(t12 * value_1) ^ hidden_zero)) ^ hidden_zero);
                sums_1_1 = t34;
                let t35 = bitcast<f32>(bitcast<u32>(sums_1_2 + bitcast<f32>(bitcast<u32>(t14 * value_1) ^ hidden_zero)) ^ hidden_zero);
                sums_1_2 = t35;
                let t36 = bitcast<f32>(bitcast<u32>(sums_1_3 + bitcast<f32>(bitcast<u32>(t16 * value_1) ^ hidden_zero)) ^ hidden_zero);
                sums_1_3 = t36;
                let t37 = bitcast<f32>(bitcast<u32>(sums_1_4 + bitcast<f32>(bitcast<u32>(t18 * value_1) ^ hidden_zero)) ^ hidden_zero);
                sums_1_4 = t37;
                let t38 = bitcast<f32>(bitcast<u32>(sums_1_5 + bitcast<f32>(bitcast<u32>(t20 * value_1) ^ hidden_zero)) ^ hidden_zero);
                sums_1_5 = t38;
                let t39 = bitcast<f32>(bitcast<u32>(sums_1_6 + bitcast<f32>(bitcast<u32>(t22 * value_1) ^ hidden_zero)) ^ hidden_zero);
                sums_1_6 = t39;
                let t40 = bitcast<f32>(bitcast<u32>(sums_1_7 + bitcast<f32>(bitcast<u32>(t24 * value_1) ^ hidden_zero)) ^ hidden_zero);
                sums_1_7 = t40;
                let t41 = funnel_shr_u32(t3, weight[t2 + word_1], shift); // body.rs:98
                let t42 = dot4U8Packed((funnel_shr_u32(shr_u32(t3, shift), t41, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:71
                let t43 = bitcast<f32>(bitcast<u32>(f32(t42) - 510.0f) ^ hidden_zero);
                let t44 = bitcast<u32>(f32(dot4U8Packed(((t41 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t45 = bitcast<f32>(t44 ^ hidden_zero);
                let t46 = bitcast<u32>(f32(dot4U8Packed(((t41 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t47 = bitcast<f32>(t46 ^ hidden_zero);
                let t48 = bitcast<u32>(f32(dot4U8Packed(((t41 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t49 = bitcast<f32>(t48 ^ hidden_zero);
                let t50 = bitcast<u32>(f32(dot4U8Packed(((t41 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t51 = bitcast<f32>(t50 ^ hidden_zero);
                let t52 = bitcast<u32>(f32(dot4U8Packed(((t41 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t53 = bitcast<f32>(t52 ^ hidden_zero);
                let t54 = bitcast<u32>(f32(dot4U8Packed(((t41 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t55 = bitcast<f32>(t54 ^ hidden_zero);
                let t56 = bitcast<u32>(f32(dot4U8Packed((t41 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) ^ hidden_zero;
                let t57 = bitcast<f32>(t56);
                let value_2 = staged[row_of_split + 1u]; // body.rs:161
                let t58 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(bitcast<u32>(t43 * value_2) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_0_0 = t58;
                let t59 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(bitcast<u32>(t45 * value_2) ^ hidden_zero)) ^ hidden_zero);
                sums_0_1 = t59;
                let t60 = bitcast<f32>(bitcast<u32>(sums_0_2 + bitcast<f32>(bitcast<u32>(t47 * value_2) ^ hidden_zero)) ^ hidden_zero);
                sums_0_2 = t60;
                let t61 = bitcast<f32>(bitcast<u32>(sums_0_3 + bitcast<f32>(bitcast<u32>(t49 * value_2) ^ hidden_zero)) ^ hidden_zero);
                sums_0_3 = t61;
                let t62 = bitcast<f32>(bitcast<u32>(sums_0_4 + bitcast<f32>(bitcast<u32>(t51 * value_2) ^ hidden_zero)) ^ hidden_zero);
                sums_0_4 = t62;
                let t63 = bitcast<f32>(bitcast<u32>(sums_0_5 + bitcast<f32>(bitcast<u32>(t53 * value_2) ^ hidden_zero)) ^ hidden_zero);
                sums_0_5 = t63;
                let t64 = bitcast<f32>(bitcast<u32>(sums_0_6 + bitcast<f32>(bitcast<u32>(t55 * value_2) ^ hidden_zero)) ^ hidden_zero);
                sums_0_6 = t64;
                let t65 = bitcast<f32>(bitcast<u32>(sums_0_7 + bitcast<f32>(bitcast<u32>(t57 * value_2) ^ hidden_zero)) ^ hidden_zero);
                sums_0_7 = t65;
                let value_3 = staged[row_of_split + 129u]; // body.rs:161
                let t66 = bitcast<f32>(bitcast<u32>(sums_1_0 + bitcast<f32>(bitcast<u32>(t43 * value_3) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_1_0 = t66;
                let t67 = bitcast<f32>(bitcast<u32>(sums_1_1 + bitcast<f32>(bitcast<u32>(t45 * value_3) ^ hidden_zero)) ^ hidden_zero);
                sums_1_1 = t67;
                let t68 = bitcast<f32>(bitcast<u32>(sums_1_2 + bitcast<f32>(bitcast<u32>(t47 * value_3) ^ hidden_zero)) ^ hidden_zero);
                sums_1_2 = t68;
                let t69 = bitcast<f32>(bitcast<u32>(sums_1_3 + bitcast<f32>(bitcast<u32>(t49 * value_3) ^ hidden_zero)) ^ hidden_zero);
                sums_1_3 = t69;
                let t70 = bitcast<f32>(bitcast<u32>(sums_1_4 + bitcast<f32>(bitcast<u32>(t51 * value_3) ^ hidden_zero)) ^ hidden_zero);
                sums_1_4 = t70;
                let t71 = bitcast<f32>(bitcast<u32>(sums_1_5 + bitcast<f32>(bitcast<u32>(t53 * value_3) ^ hidden_zero)) ^ hidden_zero);
                sums_1_5 = t71;
                let t72 = bitcast<f32>(bitcast<u32>(sums_1_6 + bitcast<f32>(bitcast<u32>(t55 * value_3) ^ hidden_zero)) ^ hidden_zero);
                sums_1_6 = t72;
                let t73 = bitcast<f32>(bitcast<u32>(sums_1_7 + bitcast<f32>(bitcast<u32>(t57 * value_3) ^ hidden_zero)) ^ hidden_zero);
                sums_1_7 = t73;
                let t74 = funnel_shr_u32(t5, weight[t4 + word_1], shift); // body.rs:98
                let t75 = dot4U8Packed((funnel_shr_u32(shr_u32(t5, shift), t74, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:71
                let t76 = bitcast<f32>(bitcast<u32>(f32(t75) - 510.0f) ^ hidden_zero);
                let t77 = bitcast<u32>(f32(dot4U8Packed(((t74 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t78 = bitcast<f32>(t77 ^ hidden_zero);
                let t79 = bitcast<u32>(f32(dot4U8Packed(((t74 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t80 = bitcast<f32>(t79 ^ hidden_zero);
                let t81 = bitcast<u32>(f32(dot4U8Packed(((t74 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t82 = bitcast<f32>(t81 ^ hidden_zero);
                let t83 = bitcast<u32>(f32(dot4U8Packed(((t74 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t84 = bitcast<f32>(t83 ^ hidden_zero);
                let t85 = bitcast<u32>(f32(dot4U8Packed(((t74 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t86 = bitcast<f32>(t85 ^ hidden_zero);
                let t87 = bitcast<u32>(f32(dot4U8Packed(((t74 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t88 = bitcast<f32>(t87 ^ hidden_zero);
                let t89 = bitcast<u32>(f32(dot4U8Packed((t74 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) ^ hidden_zero;
                let t90 = bitcast<f32>(t89);
                let value_4 = staged[row_of_split + 2u]; // body.rs:161
                let t91 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(bitcast<u32>(t76 * value_4) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_0_0 = t91;
                let t92 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(bitcast<u32>(t78 * value_4) ^ hidden_zero)) ^ hidden_zero);
                sums_0_1 = t92;
                let t93 = bitcast<f32>(bitcast<u32>(sums_0_2 + bitcast<f32>(bitcast<u32>(t80 * value_4) ^ hidden_zero)) ^ hidden_zero);
                sums_0_2 = t93;
                let t94 = bitcast<f32>(bitcast<u32>(sums_0_3 + bitcast<f32>(bitcast<u32>(t82 * value_4) ^ hidden_zero)) ^ hidden_zero);
                sums_0_3 = t94;
                let t95 = bitcast<f32>(bitcast<u32>(sums_0_4 + bitcast<f32>(bitcast<u32>(t84 * value_4) ^ hidden_zero)) ^ hidden_zero);
                sums_0_4 = t95;
                let t96 = bitcast<f32>(bitcast<u32>(sums_0_5 + bitcast<f32>(bitcast<u32>(t86 * value_4) ^ hidden_zero)) ^ hidden_zero);
                sums_0_5 = t96;
                let t97 = bitcast<f32>(bitcast<u32>(sums_0_6 + bitcast<f32>(bitcast<u32>(t88 * value_4) ^ hidden_zero)) ^ hidden_zero);
                sums_0_6 = t97;
                let t98 = bitcast<f32>(bitcast<u32>(sums_0_7 + bitcast<f32>(bitcast<u32>(t90 * value_4) ^ hidden_zero)) ^ hidden_zero);
                sums_0_7 = t98;
                let value_5 = staged[row_of_split + 130u]; // body.rs:161
                let t99 = bitcast<f32>(bitcast<u32>(sums_1_0 + bitcast<f32>(bitcast<u32>(t76 * value_5) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_1_0 = t99;
                let t100 = bitcast<f32>(bitcast<u32>(sums_1_1 + bitcast<f32>(bitcast<u32>(t78 * value_5) ^ hidden_zero)) ^ hidden_zero);
                sums_1_1 = t100;
                let t101 = bitcast<f32>(bitcast<u32>(sums_1_2 + bitcast<f32>(bitcast<u32>(t80 * value_5) ^ hidden_zero)) ^ hidden_zero);
                sums_1_2 = t101;
                let t102 = bitcast<f32>(bitcast<u32>(sums_1_3 + bitcast<f32>(bitcast<u32>(t82 * value_5) ^ hidden_zero)) ^ hidden_zero);
                sums_1_3 = t102;
                let t103 = bitcast<f32>(bitcast<u32>(sums_1_4 + bitcast<f32>(bitcast<u32>(t84 * value_5) ^ hidden_zero)) ^ hidden_zero);
                sums_1_4 = t103;
                let t104 = bitcast<f32>(bitcast<u32>(sums_1_5 + bitcast<f32>(bitcast<u32>(t86 * value_5) ^ hidden_zero)) ^ hidden_zero);
                sums_1_5 = t104;
                let t105 = bitcast<f32>(bitcast<u32>(sums_1_6 + bitcast<f32>(bitcast<u32>(t88 * value_5) ^ hidden_zero)) ^ hidden_zero);
                sums_1_6 = t105;
                let t106 = bitcast<f32>(bitcast<u32>(sums_1_7 + bitcast<f32>(bitcast<u32>(t90 * value_5) ^ hidden_zero)) ^ hidden_zero);
                sums_1_7 = t106;
                let t107 = funnel_shr_u32(t7, weight[t6 + word_1], shift); // body.rs:98
                let t108 = dot4U8Packed((funnel_shr_u32(shr_u32(t7, shift), t107, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:71
                let t109 = bitcast<f32>(bitcast<u32>(f32(t108) - 510.0f) ^ hidden_zero);
                let t110 = bitcast<u32>(f32(dot4U8Packed(((t107 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t111 = bitcast<f32>(t110 ^ hidden_zero);
                let t112 = bitcast<u32>(f32(dot4U8Packed(((t107 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t113 = bitcast<f32>(t112 ^ hidden_zero);
                let t114 = bitcast<u32>(f32(dot4U8Packed(((t107 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t115 = bitcast<f32>(t114 ^ hidden_zero);
                let t116 = bitcast<u32>(f32(dot4U8Packed(((t107 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t117 = bitcast<f32>(t116 ^ hidden_zero);
                let t118 = bitcast<u32>(f32(dot4U8Packed(((t107 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t119 = bitcast<f32>(t118 ^ hidden_zero);
                let t120 = bitcast<u32>(f32(dot4U8Packed(((t107 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t121 = bitcast<f32>(t120 ^ hidden_zero);
                let t122 = bitcast<u32>(f32(dot4U8Packed((t107 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) ^ hidden_zero;
                let t123 = bitcast<f32>(t122);
                let value_6 = staged[row_of_split + 3u]; // body.rs:161
                let t124 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(bitcast<u32>(t109 * value_6) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_0_0 = t124;
                let t125 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(bitcast<u32>(t111 * value_6) ^ hidden_zero)) ^ hidden_zero);
                sums_0_1 = t125;
                let t126 = bitcast<f32>(bitcast<u32>(sums_0_2 + bitcast<f32>(bitcast<u32>(t113 * value_6) ^ hidden_zero)) ^ hidden_zero);
                sums_0_2 = t126;
                let t127 = bitcast<f32>(bitcast<u32>(sums_0_3 + bitcast<f32>(bitcast<u32>(t115 * value_6) ^ hidden_zero)) ^ hidden_zero);
                sums_0_3 = t127;
                let t128 = bitcast<f32>(bitcast<u32>(sums_0_4 + bitcast<f32>(bitcast<u32>(t117 * value_6) ^ hidden_zero)) ^ hidden_zero);
                sums_0_4 = t128;
                let t129 = bitcast<f32>(bitcast<u32>(sums_0_5 + bitcast<f32>(bitcast<u32>(t119 * value_6) ^ hidden_zero)) ^ hidden_zero);
                sums_0_5 = t129;
                let t130 = bitcast<f32>(bitcast<u32>(sums_0_6 + bitcast<f32>(bitcast<u32>(t121 * value_6) ^ hidden_zero)) ^ hidden_zero);
                sums_0_6 = t130;
                let t131 = bitcast<f32>(bitcast<u32>(sums_0_7 + bitcast<f32>(bitcast<u32>(t123 * value_6) ^ hidden_zero)) ^ hidden_zero);
                sums_0_7 = t131;
                let value_7 = staged[row_of_split + 131u]; // body.rs:161
                let t132 = bitcast<f32>(bitcast<u32>(sums_1_0 + bitcast<f32>(bitcast<u32>(t109 * value_7) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_1_0 = t132;
                let t133 = bitcast<f32>(bitcast<u32>(sums_1_1 + bitcast<f32>(bitcast<u32>(t111 * value_7) ^ hidden_zero)) ^ hidden_zero);
                sums_1_1 = t133;
                let t134 = bitcast<f32>(bitcast<u32>(sums_1_2 + bitcast<f32>(bitcast<u32>(t113 * value_7) ^ hidden_zero)) ^ hidden_zero);
                sums_1_2 = t134;
                let t135 = bitcast<f32>(bitcast<u32>(sums_1_3 + bitcast<f32>(bitcast<u32>(t115 * value_7) ^ hidden_zero)) ^ hidden_zero);
                sums_1_3 = t135;
                let t136 = bitcast<f32>(bitcast<u32>(sums_1_4 + bitcast<f32>(bitcast<u32>(t117 * value_7) ^ hidden_zero)) ^ hidden_zero);
                sums_1_4 = t136;
                let t137 = bitcast<f32>(bitcast<u32>(sums_1_5 + bitcast<f32>(bitcast<u32>(t119 * value_7) ^ hidden_zero)) ^ hidden_zero);
                sums_1_5 = t137;
                let t138 = bitcast<f32>(bitcast<u32>(sums_1_6 + bitcast<f32>(bitcast<u32>(t121 * value_7) ^ hidden_zero)) ^ hidden_zero);
                sums_1_6 = t138;
                let t139 = bitcast<f32>(bitcast<u32>(sums_1_7 + bitcast<f32>(bitcast<u32>(t123 * value_7) ^ hidden_zero)) ^ hidden_zero);
                sums_1_7 = t139;
            }
            for (var row_of_split = in_runs; row_of_split < n_here; row_of_split += 1u) { // body.rs:146
                let base = (first_k + row_of_split) * row_words; // body.rs:147
                let t140 = weight[base + next_1]; // body.rs:152
                let t141 = funnel_shr_u32(t140, weight[base + word_1], shift); // body.rs:98
                let t142 = dot4U8Packed((funnel_shr_u32(shr_u32(t140, shift), t141, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:71
                let t143 = bitcast<f32>(bitcast<u32>(f32(t142) - 510.0f) ^ hidden_zero);
                let t144 = bitcast<u32>(f32(dot4U8Packed(((t141 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t145 = bitcast<f32>(t144 ^ hidden_zero);
                let t146 = bitcast<u32>(f32(dot4U8Packed(((t141 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t147 = bitcast<f32>(t146 ^ hidden_zero);
                let t148 = bitcast<u32>(f32(dot4U8Packed(((t141 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t149 = bitcast<f32>(t148 ^ hidden_zero);
                let t150 = bitcast<u32>(f32(dot4U8Packed(((t141 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t151 = bitcast<f32>(t150 ^ hidden_zero);
                let t152 = bitcast<u32>(f32(dot4U8Packed(((t141 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t153 = bitcast<f32>(t152 ^ hidden_zero);
                let t154 = bitcast<u32>(f32(dot4U8Packed(((t141 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t155 = bitcast<f32>(t154 ^ hidden_zero);
                let t156 = bitcast<u32>(f32(dot4U8Packed((t141 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) ^ hidden_zero;
                let t157 = bitcast<f32>(t156);
                let value = staged[row_of_split]; // body.rs:161
                let t158 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(bitcast<u32>(t143 * value) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_0_0 = t158;
                let t159 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(bitcast<u32>(t145 * value) ^ hidden_zero)) ^ hidden_zero);
                sums_0_1 = t159;
                let t160 = bitcast<f32>(bitcast<u32>(sums_0_2 + bitcast<f32>(bitcast<u32>(t147 * value) ^ hidden_zero)) ^ hidden_zero);
                sums_0_2 = t160;
                let t161 = bitcast<f32>(bitcast<u32>(sums_0_3 + bitcast<f32>(bitcast<u32>(t149 * value) ^ hidden_zero)) ^ hidden_zero);
                sums_0_3 = t161;
                let t162 = bitcast<f32>(bitcast<u32>(sums_0_4 + bitcast<f32>(bitcast<u32>(t151 * value) ^ hidden_zero)) ^ hidden_zero);
                sums_0_4 = t162;
                let t163 = bitcast<f32>(bitcast<u32>(sums_0_5 + bitcast<f32>(bitcast<u32>(t153 * value) ^ hidden_zero)) ^ hidden_zero);
                sums_0_5 = t163;
                let t164 = bitcast<f32>(bitcast<u32>(sums_0_6 + bitcast<f32>(bitcast<u32>(t155 * value) ^ hidden_zero)) ^ hidden_zero);
                sums_0_6 = t164;
                let t165 = bitcast<f32>(bitcast<u32>(sums_0_7 + bitcast<f32>(bitcast<u32>(t157 * value) ^ hidden_zero)) ^ hidden_zero);
                sums_0_7 = t165;
                let value_1 = staged[row_of_split + 128u]; // body.rs:161
                let t166 = bitcast<f32>(bitcast<u32>(sums_1_0 + bitcast<f32>(bitcast<u32>(t143 * value_1) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_1_0 = t166;
                let t167 = bitcast<f32>(bitcast<u32>(sums_1_1 + bitcast<f32>(bitcast<u32>(t145 * value_1) ^ hidden_zero)) ^ hidden_zero);
                sums_1_1 = t167;
                let t168 = bitcast<f32>(bitcast<u32>(sums_1_2 + bitcast<f32>(bitcast<u32>(t147 * value_1) ^ hidden_zero)) ^ hidden_zero);
                sums_1_2 = t168;
                let t169 = bitcast<f32>(bitcast<u32>(sums_1_3 + bitcast<f32>(bitcast<u32>(t149 * value_1) ^ hidden_zero)) ^ hidden_zero);
                sums_1_3 = t169;
                let t170 = bitcast<f32>(bitcast<u32>(sums_1_4 + bitcast<f32>(bitcast<u32>(t151 * value_1) ^ hidden_zero)) ^ hidden_zero);
                sums_1_4 = t170;
                let t171 = bitcast<f32>(bitcast<u32>(sums_1_5 + bitcast<f32>(bitcast<u32>(t153 * value_1) ^ hidden_zero)) ^ hidden_zero);
                sums_1_5 = t171;
                let t172 = bitcast<f32>(bitcast<u32>(sums_1_6 + bitcast<f32>(bitcast<u32>(t155 * value_1) ^ hidden_zero)) ^ hidden_zero);
                sums_1_6 = t172;
                let t173 = bitcast<f32>(bitcast<u32>(sums_1_7 + bitcast<f32>(bitcast<u32>(t157 * value_1) ^ hidden_zero)) ^ hidden_zero);
                sums_1_7 = t173;
            }
        }
        totals_0_0 = bitcast<f32>(bitcast<u32>(totals_0_0 + sums_0_0) ^ hidden_zero); // body.rs:175
        totals_0_1 = bitcast<f32>(bitcast<u32>(totals_0_1 + sums_0_1) ^ hidden_zero);
        totals_0_2 = bitcast<f32>(bitcast<u32>(totals_0_2 + sums_0_2) ^ hidden_zero);
        totals_0_3 = bitcast<f32>(bitcast<u32>(totals_0_3 + sums_0_3) ^ hidden_zero);
        totals_0_4 = bitcast<f32>(bitcast<u32>(totals_0_4 + sums_0_4) ^ hidden_zero);
        totals_0_5 = bitcast<f32>(bitcast<u32>(totals_0_5 + sums_0_5) ^ hidden_zero);
        totals_0_6 = bitcast<f32>(bitcast<u32>(totals_0_6 + sums_0_6) ^ hidden_zero);
        totals_0_7 = bitcast<f32>(bitcast<u32>(totals_0_7 + sums_0_7) ^ hidden_zero);
        totals_1_0 = bitcast<f32>(bitcast<u32>(totals_1_0 + sums_1_0) ^ hidden_zero);
        totals_1_1 = bitcast<f32>(bitcast<u32>(totals_1_1 + sums_1_1) ^ hidden_zero);
        totals_1_2 = bitcast<f32>(bitcast<u32>(totals_1_2 + sums_1_2) ^ hidden_zero);
        totals_1_3 = bitcast<f32>(bitcast<u32>(totals_1_3 + sums_1_3) ^ hidden_zero);
        totals_1_4 = bitcast<f32>(bitcast<u32>(totals_1_4 + sums_1_4) ^ hidden_zero);
        totals_1_5 = bitcast<f32>(bitcast<u32>(totals_1_5 + sums_1_5) ^ hidden_zero);
        totals_1_6 = bitcast<f32>(bitcast<u32>(totals_1_6 + sums_1_6) ^ hidden_zero);
        totals_1_7 = bitcast<f32>(bitcast<u32>(totals_1_7 + sums_1_7) ^ hidden_zero);
    }
    if (column < imm.n) { // body.rs:179
        if (first_m < imm.m) { // body.rs:182
            let t174 = vec4<f32>(totals_0_0, totals_0_1, totals_0_2, totals_0_3); // body.rs:214
            partials[((first_m * (imm.k / 128u + min_u32(imm.k % 128u, 1u)) + id_y) * imm.n + column) >> 2u] = t174;
            let column_1 = column + 4u; // body.rs:185
            let t175 = vec4<f32>(totals_0_4, totals_0_5, totals_0_6, totals_0_7); // body.rs:214
            partials[((first_m * (imm.k / 128u + min_u32(imm.k % 128u, 1u)) + id_y) * imm.n + column_1) >> 2u] = t175;
        }
        if (first_m + 1u < imm.m) { // body.rs:182
            let row = first_m + 1u; // body.rs:185
            let t176 = vec4<f32>(totals_1_0, totals_1_1, totals_1_2, totals_1_3); // body.rs:214
            partials[((row * (imm.k / 128u + min_u32(imm.k % 128u, 1u)) + id_y) * imm.n + column) >> 2u] = t176;
            let row_1 = first_m + 1u; // body.rs:185
            let column_1 = column + 4u;
            let t177 = vec4<f32>(totals_1_4, totals_1_5, totals_1_6, totals_1_7); // body.rs:214
            partials[((row_1 * (imm.k / 128u + min_u32(imm.k % 128u, 1u)) + id_y) * imm.n + column_1) >> 2u] = t177;
        }
    }
}
