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
var<workgroup> staged: array<f32, 512>;

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
fn trellis_scatter__bf16_t3_bf16__direct_x8x4_interleaved(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // mod.rs:307
    let k = imm.k; // body.rs:117
    let id_y = workgroup_id.y; // body.rs:118
    let split = 0u; // body.rs:121
    let first_m = id_y * 4u; // body.rs:124
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
    var totals_2_0 = 0.0f;
    var totals_2_1 = 0.0f;
    var totals_2_2 = 0.0f;
    var totals_2_3 = 0.0f;
    var totals_2_4 = 0.0f;
    var totals_2_5 = 0.0f;
    var totals_2_6 = 0.0f;
    var totals_2_7 = 0.0f;
    var totals_3_0 = 0.0f;
    var totals_3_1 = 0.0f;
    var totals_3_2 = 0.0f;
    var totals_3_3 = 0.0f;
    var totals_3_4 = 0.0f;
    var totals_3_5 = 0.0f;
    var totals_3_6 = 0.0f;
    var totals_3_7 = 0.0f;
    let t0 = (k + 127u) / 128u; // body.rs:135
    for (var split_1 = split; split_1 < t0; split_1 += 1u) {
        let first_k = split_1 * 128u; // body.rs:136
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
            let value_2 = load_x(min_u32(first_m + 2u, imm.m - 1u) * imm.k + place_k); // body.rs:60
            let bits_2 = bitcast<u32>(bitcast<f32>(bitcast<u32>(value_2 * factor) ^ hidden_zero)); // bits.rs:31
            staged[local_invocation_index + 256u] = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // body.rs:61
            let value_3 = load_x(min_u32(first_m + 3u, imm.m - 1u) * imm.k + place_k); // body.rs:60
            let bits_3 = bitcast<u32>(bitcast<f32>(bitcast<u32>(value_3 * factor) ^ hidden_zero)); // bits.rs:31
            staged[local_invocation_index + 384u] = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // body.rs:61
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
        var sums_2_0 = 0.0f;
        var sums_2_1 = 0.0f;
        var sums_2_2 = 0.0f;
        var sums_2_3 = 0.0f;
        var sums_2_4 = 0.0f;
        var sums_2_5 = 0.0f;
        var sums_2_6 = 0.0f;
        var sums_2_7 = 0.0f;
        var sums_3_0 = 0.0f;
        var sums_3_1 = 0.0f;
        var sums_3_2 = 0.0f;
        var sums_3_3 = 0.0f;
        var sums_3_4 = 0.0f;
        var sums_3_5 = 0.0f;
        var sums_3_6 = 0.0f;
        var sums_3_7 = 0.0f;
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
                let value_2 = staged[row_of_split + 256u]; // body.rs:161
                let t41 = bitcast<f32>(bitcast<u32>(sums_2_0 + bitcast<f32>(bitcast<u32>(t10 * value_2) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_2_0 = t41;
                let t42 = bitcast<f32>(bitcast<u32>(sums_2_1 + bitcast<f32>(bitcast<u32>(t12 * value_2) ^ hidden_zero)) ^ hidden_zero);
                sums_2_1 = t42;
                let t43 = bitcast<f32>(bitcast<u32>(sums_2_2 + bitcast<f32>(bitcast<u32>(t14 * value_2) ^ hidden_zero)) ^ hidden_zero);
                sums_2_2 = t43;
                let t44 = bitcast<f32>(bitcast<u32>(sums_2_3 + bitcast<f32>(bitcast<u32>(t16 * value_2) ^ hidden_zero)) ^ hidden_zero);
                sums_2_3 = t44;
                let t45 = bitcast<f32>(bitcast<u32>(sums_2_4 + bitcast<f32>(bitcast<u32>(t18 * value_2) ^ hidden_zero)) ^ hidden_zero);
                sums_2_4 = t45;
                let t46 = bitcast<f32>(bitcast<u32>(sums_2_5 + bitcast<f32>(bitcast<u32>(t20 * value_2) ^ hidden_zero)) ^ hidden_zero);
                sums_2_5 = t46;
                let t47 = bitcast<f32>(bitcast<u32>(sums_2_6 + bitcast<f32>(bitcast<u32>(t22 * value_2) ^ hidden_zero)) ^ hidden_zero);
                sums_2_6 = t47;
                let t48 = bitcast<f32>(bitcast<u32>(sums_2_7 + bitcast<f32>(bitcast<u32>(t24 * value_2) ^ hidden_zero)) ^ hidden_zero);
                sums_2_7 = t48;
                let value_3 = staged[row_of_split + 384u]; // body.rs:161
                let t49 = bitcast<f32>(bitcast<u32>(sums_3_0 + bitcast<f32>(bitcast<u32>(t10 * value_3) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_3_0 = t49;
                let t50 = bitcast<f32>(bitcast<u32>(sums_3_1 + bitcast<f32>(bitcast<u32>(t12 * value_3) ^ hidden_zero)) ^ hidden_zero);
                sums_3_1 = t50;
                let t51 = bitcast<f32>(bitcast<u32>(sums_3_2 + bitcast<f32>(bitcast<u32>(t14 * value_3) ^ hidden_zero)) ^ hidden_zero);
                sums_3_2 = t51;
                let t52 = bitcast<f32>(bitcast<u32>(sums_3_3 + bitcast<f32>(bitcast<u32>(t16 * value_3) ^ hidden_zero)) ^ hidden_zero);
                sums_3_3 = t52;
                let t53 = bitcast<f32>(bitcast<u32>(sums_3_4 + bitcast<f32>(bitcast<u32>(t18 * value_3) ^ hidden_zero)) ^ hidden_zero);
                sums_3_4 = t53;
                let t54 = bitcast<f32>(bitcast<u32>(sums_3_5 + bitcast<f32>(bitcast<u32>(t20 * value_3) ^ hidden_zero)) ^ hidden_zero);
                sums_3_5 = t54;
                let t55 = bitcast<f32>(bitcast<u32>(sums_3_6 + bitcast<f32>(bitcast<u32>(t22 * value_3) ^ hidden_zero)) ^ hidden_zero);
                sums_3_6 = t55;
                let t56 = bitcast<f32>(bitcast<u32>(sums_3_7 + bitcast<f32>(bitcast<u32>(t24 * value_3) ^ hidden_zero)) ^ hidden_zero);
                sums_3_7 = t56;
                let t57 = funnel_shr_u32(t3, weight[t2 + word_1], shift); // body.rs:98
                let t58 = dot4U8Packed((funnel_shr_u32(shr_u32(t3, shift), t57, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:71
                let t59 = bitcast<f32>(bitcast<u32>(f32(t58) - 510.0f) ^ hidden_zero);
                let t60 = bitcast<u32>(f32(dot4U8Packed(((t57 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t61 = bitcast<f32>(t60 ^ hidden_zero);
                let t62 = bitcast<u32>(f32(dot4U8Packed(((t57 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t63 = bitcast<f32>(t62 ^ hidden_zero);
                let t64 = bitcast<u32>(f32(dot4U8Packed(((t57 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t65 = bitcast<f32>(t64 ^ hidden_zero);
                let t66 = bitcast<u32>(f32(dot4U8Packed(((t57 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t67 = bitcast<f32>(t66 ^ hidden_zero);
                let t68 = bitcast<u32>(f32(dot4U8Packed(((t57 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t69 = bitcast<f32>(t68 ^ hidden_zero);
                let t70 = bitcast<u32>(f32(dot4U8Packed(((t57 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t71 = bitcast<f32>(t70 ^ hidden_zero);
                let t72 = bitcast<u32>(f32(dot4U8Packed((t57 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) ^ hidden_zero;
                let t73 = bitcast<f32>(t72);
                let value_4 = staged[row_of_split + 1u]; // body.rs:161
                let t74 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(bitcast<u32>(t59 * value_4) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_0_0 = t74;
                let t75 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(bitcast<u32>(t61 * value_4) ^ hidden_zero)) ^ hidden_zero);
                sums_0_1 = t75;
                let t76 = bitcast<f32>(bitcast<u32>(sums_0_2 + bitcast<f32>(bitcast<u32>(t63 * value_4) ^ hidden_zero)) ^ hidden_zero);
                sums_0_2 = t76;
                let t77 = bitcast<f32>(bitcast<u32>(sums_0_3 + bitcast<f32>(bitcast<u32>(t65 * value_4) ^ hidden_zero)) ^ hidden_zero);
                sums_0_3 = t77;
                let t78 = bitcast<f32>(bitcast<u32>(sums_0_4 + bitcast<f32>(bitcast<u32>(t67 * value_4) ^ hidden_zero)) ^ hidden_zero);
                sums_0_4 = t78;
                let t79 = bitcast<f32>(bitcast<u32>(sums_0_5 + bitcast<f32>(bitcast<u32>(t69 * value_4) ^ hidden_zero)) ^ hidden_zero);
                sums_0_5 = t79;
                let t80 = bitcast<f32>(bitcast<u32>(sums_0_6 + bitcast<f32>(bitcast<u32>(t71 * value_4) ^ hidden_zero)) ^ hidden_zero);
                sums_0_6 = t80;
                let t81 = bitcast<f32>(bitcast<u32>(sums_0_7 + bitcast<f32>(bitcast<u32>(t73 * value_4) ^ hidden_zero)) ^ hidden_zero);
                sums_0_7 = t81;
                let value_5 = staged[row_of_split + 129u]; // body.rs:161
                let t82 = bitcast<f32>(bitcast<u32>(sums_1_0 + bitcast<f32>(bitcast<u32>(t59 * value_5) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_1_0 = t82;
                let t83 = bitcast<f32>(bitcast<u32>(sums_1_1 + bitcast<f32>(bitcast<u32>(t61 * value_5) ^ hidden_zero)) ^ hidden_zero);
                sums_1_1 = t83;
                let t84 = bitcast<f32>(bitcast<u32>(sums_1_2 + bitcast<f32>(bitcast<u32>(t63 * value_5) ^ hidden_zero)) ^ hidden_zero);
                sums_1_2 = t84;
                let t85 = bitcast<f32>(bitcast<u32>(sums_1_3 + bitcast<f32>(bitcast<u32>(t65 * value_5) ^ hidden_zero)) ^ hidden_zero);
                sums_1_3 = t85;
                let t86 = bitcast<f32>(bitcast<u32>(sums_1_4 + bitcast<f32>(bitcast<u32>(t67 * value_5) ^ hidden_zero)) ^ hidden_zero);
                sums_1_4 = t86;
                let t87 = bitcast<f32>(bitcast<u32>(sums_1_5 + bitcast<f32>(bitcast<u32>(t69 * value_5) ^ hidden_zero)) ^ hidden_zero);
                sums_1_5 = t87;
                let t88 = bitcast<f32>(bitcast<u32>(sums_1_6 + bitcast<f32>(bitcast<u32>(t71 * value_5) ^ hidden_zero)) ^ hidden_zero);
                sums_1_6 = t88;
                let t89 = bitcast<f32>(bitcast<u32>(sums_1_7 + bitcast<f32>(bitcast<u32>(t73 * value_5) ^ hidden_zero)) ^ hidden_zero);
                sums_1_7 = t89;
                let value_6 = staged[row_of_split + 257u]; // body.rs:161
                let t90 = bitcast<f32>(bitcast<u32>(sums_2_0 + bitcast<f32>(bitcast<u32>(t59 * value_6) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_2_0 = t90;
                let t91 = bitcast<f32>(bitcast<u32>(sums_2_1 + bitcast<f32>(bitcast<u32>(t61 * value_6) ^ hidden_zero)) ^ hidden_zero);
                sums_2_1 = t91;
                let t92 = bitcast<f32>(bitcast<u32>(sums_2_2 + bitcast<f32>(bitcast<u32>(t63 * value_6) ^ hidden_zero)) ^ hidden_zero);
                sums_2_2 = t92;
                let t93 = bitcast<f32>(bitcast<u32>(sums_2_3 + bitcast<f32>(bitcast<u32>(t65 * value_6) ^ hidden_zero)) ^ hidden_zero);
                sums_2_3 = t93;
                let t94 = bitcast<f32>(bitcast<u32>(sums_2_4 + bitcast<f32>(bitcast<u32>(t67 * value_6) ^ hidden_zero)) ^ hidden_zero);
                sums_2_4 = t94;
                let t95 = bitcast<f32>(bitcast<u32>(sums_2_5 + bitcast<f32>(bitcast<u32>(t69 * value_6) ^ hidden_zero)) ^ hidden_zero);
                sums_2_5 = t95;
                let t96 = bitcast<f32>(bitcast<u32>(sums_2_6 + bitcast<f32>(bitcast<u32>(t71 * value_6) ^ hidden_zero)) ^ hidden_zero);
                sums_2_6 = t96;
                let t97 = bitcast<f32>(bitcast<u32>(sums_2_7 + bitcast<f32>(bitcast<u32>(t73 * value_6) ^ hidden_zero)) ^ hidden_zero);
                sums_2_7 = t97;
                let value_7 = staged[row_of_split + 385u]; // body.rs:161
                let t98 = bitcast<f32>(bitcast<u32>(sums_3_0 + bitcast<f32>(bitcast<u32>(t59 * value_7) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_3_0 = t98;
                let t99 = bitcast<f32>(bitcast<u32>(sums_3_1 + bitcast<f32>(bitcast<u32>(t61 * value_7) ^ hidden_zero)) ^ hidden_zero);
                sums_3_1 = t99;
                let t100 = bitcast<f32>(bitcast<u32>(sums_3_2 + bitcast<f32>(bitcast<u32>(t63 * value_7) ^ hidden_zero)) ^ hidden_zero);
                sums_3_2 = t100;
                let t101 = bitcast<f32>(bitcast<u32>(sums_3_3 + bitcast<f32>(bitcast<u32>(t65 * value_7) ^ hidden_zero)) ^ hidden_zero);
                sums_3_3 = t101;
                let t102 = bitcast<f32>(bitcast<u32>(sums_3_4 + bitcast<f32>(bitcast<u32>(t67 * value_7) ^ hidden_zero)) ^ hidden_zero);
                sums_3_4 = t102;
                let t103 = bitcast<f32>(bitcast<u32>(sums_3_5 + bitcast<f32>(bitcast<u32>(t69 * value_7) ^ hidden_zero)) ^ hidden_zero);
                sums_3_5 = t103;
                let t104 = bitcast<f32>(bitcast<u32>(sums_3_6 + bitcast<f32>(bitcast<u32>(t71 * value_7) ^ hidden_zero)) ^ hidden_zero);
                sums_3_6 = t104;
                let t105 = bitcast<f32>(bitcast<u32>(sums_3_7 + bitcast<f32>(bitcast<u32>(t73 * value_7) ^ hidden_zero)) ^ hidden_zero);
                sums_3_7 = t105;
                let t106 = funnel_shr_u32(t5, weight[t4 + word_1], shift); // body.rs:98
                let t107 = dot4U8Packed((funnel_shr_u32(shr_u32(t5, shift), t106, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:71
                let t108 = bitcast<f32>(bitcast<u32>(f32(t107) - 510.0f) ^ hidden_zero);
                let t109 = bitcast<u32>(f32(dot4U8Packed(((t106 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t110 = bitcast<f32>(t109 ^ hidden_zero);
                let t111 = bitcast<u32>(f32(dot4U8Packed(((t106 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t112 = bitcast<f32>(t111 ^ hidden_zero);
                let t113 = bitcast<u32>(f32(dot4U8Packed(((t106 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t114 = bitcast<f32>(t113 ^ hidden_zero);
                let t115 = bitcast<u32>(f32(dot4U8Packed(((t106 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t116 = bitcast<f32>(t115 ^ hidden_zero);
                let t117 = bitcast<u32>(f32(dot4U8Packed(((t106 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t118 = bitcast<f32>(t117 ^ hidden_zero);
                let t119 = bitcast<u32>(f32(dot4U8Packed(((t106 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t120 = bitcast<f32>(t119 ^ hidden_zero);
                let t121 = bitcast<u32>(f32(dot4U8Packed((t106 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) ^ hidden_zero;
                let t122 = bitcast<f32>(t121);
                let value_8 = staged[row_of_split + 2u]; // body.rs:161
                let t123 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(bitcast<u32>(t108 * value_8) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_0_0 = t123;
                let t124 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(bitcast<u32>(t110 * value_8) ^ hidden_zero)) ^ hidden_zero);
                sums_0_1 = t124;
                let t125 = bitcast<f32>(bitcast<u32>(sums_0_2 + bitcast<f32>(bitcast<u32>(t112 * value_8) ^ hidden_zero)) ^ hidden_zero);
                sums_0_2 = t125;
                let t126 = bitcast<f32>(bitcast<u32>(sums_0_3 + bitcast<f32>(bitcast<u32>(t114 * value_8) ^ hidden_zero)) ^ hidden_zero);
                sums_0_3 = t126;
                let t127 = bitcast<f32>(bitcast<u32>(sums_0_4 + bitcast<f32>(bitcast<u32>(t116 * value_8) ^ hidden_zero)) ^ hidden_zero);
                sums_0_4 = t127;
                let t128 = bitcast<f32>(bitcast<u32>(sums_0_5 + bitcast<f32>(bitcast<u32>(t118 * value_8) ^ hidden_zero)) ^ hidden_zero);
                sums_0_5 = t128;
                let t129 = bitcast<f32>(bitcast<u32>(sums_0_6 + bitcast<f32>(bitcast<u32>(t120 * value_8) ^ hidden_zero)) ^ hidden_zero);
                sums_0_6 = t129;
                let t130 = bitcast<f32>(bitcast<u32>(sums_0_7 + bitcast<f32>(bitcast<u32>(t122 * value_8) ^ hidden_zero)) ^ hidden_zero);
                sums_0_7 = t130;
                let value_9 = staged[row_of_split + 130u]; // body.rs:161
                let t131 = bitcast<f32>(bitcast<u32>(sums_1_0 + bitcast<f32>(bitcast<u32>(t108 * value_9) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_1_0 = t131;
                let t132 = bitcast<f32>(bitcast<u32>(sums_1_1 + bitcast<f32>(bitcast<u32>(t110 * value_9) ^ hidden_zero)) ^ hidden_zero);
                sums_1_1 = t132;
                let t133 = bitcast<f32>(bitcast<u32>(sums_1_2 + bitcast<f32>(bitcast<u32>(t112 * value_9) ^ hidden_zero)) ^ hidden_zero);
                sums_1_2 = t133;
                let t134 = bitcast<f32>(bitcast<u32>(sums_1_3 + bitcast<f32>(bitcast<u32>(t114 * value_9) ^ hidden_zero)) ^ hidden_zero);
                sums_1_3 = t134;
                let t135 = bitcast<f32>(bitcast<u32>(sums_1_4 + bitcast<f32>(bitcast<u32>(t116 * value_9) ^ hidden_zero)) ^ hidden_zero);
                sums_1_4 = t135;
                let t136 = bitcast<f32>(bitcast<u32>(sums_1_5 + bitcast<f32>(bitcast<u32>(t118 * value_9) ^ hidden_zero)) ^ hidden_zero);
                sums_1_5 = t136;
                let t137 = bitcast<f32>(bitcast<u32>(sums_1_6 + bitcast<f32>(bitcast<u32>(t120 * value_9) ^ hidden_zero)) ^ hidden_zero);
                sums_1_6 = t137;
                let t138 = bitcast<f32>(bitcast<u32>(sums_1_7 + bitcast<f32>(bitcast<u32>(t122 * value_9) ^ hidden_zero)) ^ hidden_zero);
                sums_1_7 = t138;
                let value_10 = staged[row_of_split + 258u]; // body.rs:161
                let t139 = bitcast<f32>(bitcast<u32>(sums_2_0 + bitcast<f32>(bitcast<u32>(t108 * value_10) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_2_0 = t139;
                let t140 = bitcast<f32>(bitcast<u32>(sums_2_1 + bitcast<f32>(bitcast<u32>(t110 * value_10) ^ hidden_zero)) ^ hidden_zero);
                sums_2_1 = t140;
                let t141 = bitcast<f32>(bitcast<u32>(sums_2_2 + bitcast<f32>(bitcast<u32>(t112 * value_10) ^ hidden_zero)) ^ hidden_zero);
                sums_2_2 = t141;
                let t142 = bitcast<f32>(bitcast<u32>(sums_2_3 + bitcast<f32>(bitcast<u32>(t114 * value_10) ^ hidden_zero)) ^ hidden_zero);
                sums_2_3 = t142;
                let t143 = bitcast<f32>(bitcast<u32>(sums_2_4 + bitcast<f32>(bitcast<u32>(t116 * value_10) ^ hidden_zero)) ^ hidden_zero);
                sums_2_4 = t143;
                let t144 = bitcast<f32>(bitcast<u32>(sums_2_5 + bitcast<f32>(bitcast<u32>(t118 * value_10) ^ hidden_zero)) ^ hidden_zero);
                sums_2_5 = t144;
                let t145 = bitcast<f32>(bitcast<u32>(sums_2_6 + bitcast<f32>(bitcast<u32>(t120 * value_10) ^ hidden_zero)) ^ hidden_zero);
                sums_2_6 = t145;
                let t146 = bitcast<f32>(bitcast<u32>(sums_2_7 + bitcast<f32>(bitcast<u32>(t122 * value_10) ^ hidden_zero)) ^ hidden_zero);
                sums_2_7 = t146;
                let value_11 = staged[row_of_split + 386u]; // body.rs:161
                let t147 = bitcast<f32>(bitcast<u32>(sums_3_0 + bitcast<f32>(bitcast<u32>(t108 * value_11) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_3_0 = t147;
                let t148 = bitcast<f32>(bitcast<u32>(sums_3_1 + bitcast<f32>(bitcast<u32>(t110 * value_11) ^ hidden_zero)) ^ hidden_zero);
                sums_3_1 = t148;
                let t149 = bitcast<f32>(bitcast<u32>(sums_3_2 + bitcast<f32>(bitcast<u32>(t112 * value_11) ^ hidden_zero)) ^ hidden_zero);
                sums_3_2 = t149;
                let t150 = bitcast<f32>(bitcast<u32>(sums_3_3 + bitcast<f32>(bitcast<u32>(t114 * value_11) ^ hidden_zero)) ^ hidden_zero);
                sums_3_3 = t150;
                let t151 = bitcast<f32>(bitcast<u32>(sums_3_4 + bitcast<f32>(bitcast<u32>(t116 * value_11) ^ hidden_zero)) ^ hidden_zero);
                sums_3_4 = t151;
                let t152 = bitcast<f32>(bitcast<u32>(sums_3_5 + bitcast<f32>(bitcast<u32>(t118 * value_11) ^ hidden_zero)) ^ hidden_zero);
                sums_3_5 = t152;
                let t153 = bitcast<f32>(bitcast<u32>(sums_3_6 + bitcast<f32>(bitcast<u32>(t120 * value_11) ^ hidden_zero)) ^ hidden_zero);
                sums_3_6 = t153;
                let t154 = bitcast<f32>(bitcast<u32>(sums_3_7 + bitcast<f32>(bitcast<u32>(t122 * value_11) ^ hidden_zero)) ^ hidden_zero);
                sums_3_7 = t154;
                let t155 = funnel_shr_u32(t7, weight[t6 + word_1], shift); // body.rs:98
                let t156 = dot4U8Packed((funnel_shr_u32(shr_u32(t7, shift), t155, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:71
                let t157 = bitcast<f32>(bitcast<u32>(f32(t156) - 510.0f) ^ hidden_zero);
                let t158 = bitcast<u32>(f32(dot4U8Packed(((t155 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t159 = bitcast<f32>(t158 ^ hidden_zero);
                let t160 = bitcast<u32>(f32(dot4U8Packed(((t155 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t161 = bitcast<f32>(t160 ^ hidden_zero);
                let t162 = bitcast<u32>(f32(dot4U8Packed(((t155 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t163 = bitcast<f32>(t162 ^ hidden_zero);
                let t164 = bitcast<u32>(f32(dot4U8Packed(((t155 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t165 = bitcast<f32>(t164 ^ hidden_zero);
                let t166 = bitcast<u32>(f32(dot4U8Packed(((t155 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t167 = bitcast<f32>(t166 ^ hidden_zero);
                let t168 = bitcast<u32>(f32(dot4U8Packed(((t155 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t169 = bitcast<f32>(t168 ^ hidden_zero);
                let t170 = bitcast<u32>(f32(dot4U8Packed((t155 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) ^ hidden_zero;
                let t171 = bitcast<f32>(t170);
                let value_12 = staged[row_of_split + 3u]; // body.rs:161
                let t172 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(bitcast<u32>(t157 * value_12) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_0_0 = t172;
                let t173 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(bitcast<u32>(t159 * value_12) ^ hidden_zero)) ^ hidden_zero);
                sums_0_1 = t173;
                let t174 = bitcast<f32>(bitcast<u32>(sums_0_2 + bitcast<f32>(bitcast<u32>(t161 * value_12) ^ hidden_zero)) ^ hidden_zero);
                sums_0_2 = t174;
                let t175 = bitcast<f32>(bitcast<u32>(sums_0_3 + bitcast<f32>(bitcast<u32>(t163 * value_12) ^ hidden_zero)) ^ hidden_zero);
                sums_0_3 = t175;
                let t176 = bitcast<f32>(bitcast<u32>(sums_0_4 + bitcast<f32>(bitcast<u32>(t165 * value_12) ^ hidden_zero)) ^ hidden_zero);
                sums_0_4 = t176;
                let t177 = bitcast<f32>(bitcast<u32>(sums_0_5 + bitcast<f32>(bitcast<u32>(t167 * value_12) ^ hidden_zero)) ^ hidden_zero);
                sums_0_5 = t177;
                let t178 = bitcast<f32>(bitcast<u32>(sums_0_6 + bitcast<f32>(bitcast<u32>(t169 * value_12) ^ hidden_zero)) ^ hidden_zero);
                sums_0_6 = t178;
                let t179 = bitcast<f32>(bitcast<u32>(sums_0_7 + bitcast<f32>(bitcast<u32>(t171 * value_12) ^ hidden_zero)) ^ hidden_zero);
                sums_0_7 = t179;
                let value_13 = staged[row_of_split + 131u]; // body.rs:161
                let t180 = bitcast<f32>(bitcast<u32>(sums_1_0 + bitcast<f32>(bitcast<u32>(t157 * value_13) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_1_0 = t180;
                let t181 = bitcast<f32>(bitcast<u32>(sums_1_1 + bitcast<f32>(bitcast<u32>(t159 * value_13) ^ hidden_zero)) ^ hidden_zero);
                sums_1_1 = t181;
                let t182 = bitcast<f32>(bitcast<u32>(sums_1_2 + bitcast<f32>(bitcast<u32>(t161 * value_13) ^ hidden_zero)) ^ hidden_zero);
                sums_1_2 = t182;
                let t183 = bitcast<f32>(bitcast<u32>(sums_1_3 + bitcast<f32>(bitcast<u32>(t163 * value_13) ^ hidden_zero)) ^ hidden_zero);
                sums_1_3 = t183;
                let t184 = bitcast<f32>(bitcast<u32>(sums_1_4 + bitcast<f32>(bitcast<u32>(t165 * value_13) ^ hidden_zero)) ^ hidden_zero);
                sums_1_4 = t184;
                let t185 = bitcast<f32>(bitcast<u32>(sums_1_5 + bitcast<f32>(bitcast<u32>(t167 * value_13) ^ hidden_zero)) ^ hidden_zero);
                sums_1_5 = t185;
                let t186 = bitcast<f32>(bitcast<u32>(sums_1_6 + bitcast<f32>(bitcast<u32>(t169 * value_13) ^ hidden_zero)) ^ hidden_zero);
                sums_1_6 = t186;
                let t187 = bitcast<f32>(bitcast<u32>(sums_1_7 + bitcast<f32>(bitcast<u32>(t171 * value_13) ^ hidden_zero)) ^ hidden_zero);
                sums_1_7 = t187;
                let value_14 = staged[row_of_split + 259u]; // body.rs:161
                let t188 = bitcast<f32>(bitcast<u32>(sums_2_0 + bitcast<f32>(bitcast<u32>(t157 * value_14) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_2_0 = t188;
                let t189 = bitcast<f32>(bitcast<u32>(sums_2_1 + bitcast<f32>(bitcast<u32>(t159 * value_14) ^ hidden_zero)) ^ hidden_zero);
                sums_2_1 = t189;
                let t190 = bitcast<f32>(bitcast<u32>(sums_2_2 + bitcast<f32>(bitcast<u32>(t161 * value_14) ^ hidden_zero)) ^ hidden_zero);
                sums_2_2 = t190;
                let t191 = bitcast<f32>(bitcast<u32>(sums_2_3 + bitcast<f32>(bitcast<u32>(t163 * value_14) ^ hidden_zero)) ^ hidden_zero);
                sums_2_3 = t191;
                let t192 = bitcast<f32>(bitcast<u32>(sums_2_4 + bitcast<f32>(bitcast<u32>(t165 * value_14) ^ hidden_zero)) ^ hidden_zero);
                sums_2_4 = t192;
                let t193 = bitcast<f32>(bitcast<u32>(sums_2_5 + bitcast<f32>(bitcast<u32>(t167 * value_14) ^ hidden_zero)) ^ hidden_zero);
                sums_2_5 = t193;
                let t194 = bitcast<f32>(bitcast<u32>(sums_2_6 + bitcast<f32>(bitcast<u32>(t169 * value_14) ^ hidden_zero)) ^ hidden_zero);
                sums_2_6 = t194;
                let t195 = bitcast<f32>(bitcast<u32>(sums_2_7 + bitcast<f32>(bitcast<u32>(t171 * value_14) ^ hidden_zero)) ^ hidden_zero);
                sums_2_7 = t195;
                let value_15 = staged[row_of_split + 387u]; // body.rs:161
                let t196 = bitcast<f32>(bitcast<u32>(sums_3_0 + bitcast<f32>(bitcast<u32>(t157 * value_15) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_3_0 = t196;
                let t197 = bitcast<f32>(bitcast<u32>(sums_3_1 + bitcast<f32>(bitcast<u32>(t159 * value_15) ^ hidden_zero)) ^ hidden_zero);
                sums_3_1 = t197;
                let t198 = bitcast<f32>(bitcast<u32>(sums_3_2 + bitcast<f32>(bitcast<u32>(t161 * value_15) ^ hidden_zero)) ^ hidden_zero);
                sums_3_2 = t198;
                let t199 = bitcast<f32>(bitcast<u32>(sums_3_3 + bitcast<f32>(bitcast<u32>(t163 * value_15) ^ hidden_zero)) ^ hidden_zero);
                sums_3_3 = t199;
                let t200 = bitcast<f32>(bitcast<u32>(sums_3_4 + bitcast<f32>(bitcast<u32>(t165 * value_15) ^ hidden_zero)) ^ hidden_zero);
                sums_3_4 = t200;
                let t201 = bitcast<f32>(bitcast<u32>(sums_3_5 + bitcast<f32>(bitcast<u32>(t167 * value_15) ^ hidden_zero)) ^ hidden_zero);
                sums_3_5 = t201;
                let t202 = bitcast<f32>(bitcast<u32>(sums_3_6 + bitcast<f32>(bitcast<u32>(t169 * value_15) ^ hidden_zero)) ^ hidden_zero);
                sums_3_6 = t202;
                let t203 = bitcast<f32>(bitcast<u32>(sums_3_7 + bitcast<f32>(bitcast<u32>(t171 * value_15) ^ hidden_zero)) ^ hidden_zero);
                sums_3_7 = t203;
            }
            for (var row_of_split = in_runs; row_of_split < n_here; row_of_split += 1u) { // body.rs:146
                let base = (first_k + row_of_split) * row_words; // body.rs:147
                let t204 = weight[base + next_1]; // body.rs:152
                let t205 = funnel_shr_u32(t204, weight[base + word_1], shift); // body.rs:98
                let t206 = dot4U8Packed((funnel_shr_u32(shr_u32(t204, shift), t205, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:71
                let t207 = bitcast<f32>(bitcast<u32>(f32(t206) - 510.0f) ^ hidden_zero);
                let t208 = bitcast<u32>(f32(dot4U8Packed(((t205 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t209 = bitcast<f32>(t208 ^ hidden_zero);
                let t210 = bitcast<u32>(f32(dot4U8Packed(((t205 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t211 = bitcast<f32>(t210 ^ hidden_zero);
                let t212 = bitcast<u32>(f32(dot4U8Packed(((t205 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t213 = bitcast<f32>(t212 ^ hidden_zero);
                let t214 = bitcast<u32>(f32(dot4U8Packed(((t205 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t215 = bitcast<f32>(t214 ^ hidden_zero);
                let t216 = bitcast<u32>(f32(dot4U8Packed(((t205 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t217 = bitcast<f32>(t216 ^ hidden_zero);
                let t218 = bitcast<u32>(f32(dot4U8Packed(((t205 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t219 = bitcast<f32>(t218 ^ hidden_zero);
                let t220 = bitcast<u32>(f32(dot4U8Packed((t205 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) ^ hidden_zero;
                let t221 = bitcast<f32>(t220);
                let value = staged[row_of_split]; // body.rs:161
                let t222 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(bitcast<u32>(t207 * value) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_0_0 = t222;
                let t223 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(bitcast<u32>(t209 * value) ^ hidden_zero)) ^ hidden_zero);
                sums_0_1 = t223;
                let t224 = bitcast<f32>(bitcast<u32>(sums_0_2 + bitcast<f32>(bitcast<u32>(t211 * value) ^ hidden_zero)) ^ hidden_zero);
                sums_0_2 = t224;
                let t225 = bitcast<f32>(bitcast<u32>(sums_0_3 + bitcast<f32>(bitcast<u32>(t213 * value) ^ hidden_zero)) ^ hidden_zero);
                sums_0_3 = t225;
                let t226 = bitcast<f32>(bitcast<u32>(sums_0_4 + bitcast<f32>(bitcast<u32>(t215 * value) ^ hidden_zero)) ^ hidden_zero);
                sums_0_4 = t226;
                let t227 = bitcast<f32>(bitcast<u32>(sums_0_5 + bitcast<f32>(bitcast<u32>(t217 * value) ^ hidden_zero)) ^ hidden_zero);
                sums_0_5 = t227;
                let t228 = bitcast<f32>(bitcast<u32>(sums_0_6 + bitcast<f32>(bitcast<u32>(t219 * value) ^ hidden_zero)) ^ hidden_zero);
                sums_0_6 = t228;
                let t229 = bitcast<f32>(bitcast<u32>(sums_0_7 + bitcast<f32>(bitcast<u32>(t221 * value) ^ hidden_zero)) ^ hidden_zero);
                sums_0_7 = t229;
                let value_1 = staged[row_of_split + 128u]; // body.rs:161
                let t230 = bitcast<f32>(bitcast<u32>(sums_1_0 + bitcast<f32>(bitcast<u32>(t207 * value_1) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_1_0 = t230;
                let t231 = bitcast<f32>(bitcast<u32>(sums_1_1 + bitcast<f32>(bitcast<u32>(t209 * value_1) ^ hidden_zero)) ^ hidden_zero);
                sums_1_1 = t231;
                let t232 = bitcast<f32>(bitcast<u32>(sums_1_2 + bitcast<f32>(bitcast<u32>(t211 * value_1) ^ hidden_zero)) ^ hidden_zero);
                sums_1_2 = t232;
                let t233 = bitcast<f32>(bitcast<u32>(sums_1_3 + bitcast<f32>(bitcast<u32>(t213 * value_1) ^ hidden_zero)) ^ hidden_zero);
                sums_1_3 = t233;
                let t234 = bitcast<f32>(bitcast<u32>(sums_1_4 + bitcast<f32>(bitcast<u32>(t215 * value_1) ^ hidden_zero)) ^ hidden_zero);
                sums_1_4 = t234;
                let t235 = bitcast<f32>(bitcast<u32>(sums_1_5 + bitcast<f32>(bitcast<u32>(t217 * value_1) ^ hidden_zero)) ^ hidden_zero);
                sums_1_5 = t235;
                let t236 = bitcast<f32>(bitcast<u32>(sums_1_6 + bitcast<f32>(bitcast<u32>(t219 * value_1) ^ hidden_zero)) ^ hidden_zero);
                sums_1_6 = t236;
                let t237 = bitcast<f32>(bitcast<u32>(sums_1_7 + bitcast<f32>(bitcast<u32>(t221 * value_1) ^ hidden_zero)) ^ hidden_zero);
                sums_1_7 = t237;
                let value_2 = staged[row_of_split + 256u]; // body.rs:161
                let t238 = bitcast<f32>(bitcast<u32>(sums_2_0 + bitcast<f32>(bitcast<u32>(t207 * value_2) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_2_0 = t238;
                let t239 = bitcast<f32>(bitcast<u32>(sums_2_1 + bitcast<f32>(bitcast<u32>(t209 * value_2) ^ hidden_zero)) ^ hidden_zero);
                sums_2_1 = t239;
                let t240 = bitcast<f32>(bitcast<u32>(sums_2_2 + bitcast<f32>(bitcast<u32>(t211 * value_2) ^ hidden_zero)) ^ hidden_zero);
                sums_2_2 = t240;
                let t241 = bitcast<f32>(bitcast<u32>(sums_2_3 + bitcast<f32>(bitcast<u32>(t213 * value_2) ^ hidden_zero)) ^ hidden_zero);
                sums_2_3 = t241;
                let t242 = bitcast<f32>(bitcast<u32>(sums_2_4 + bitcast<f32>(bitcast<u32>(t215 * value_2) ^ hidden_zero)) ^ hidden_zero);
                sums_2_4 = t242;
                let t243 = bitcast<f32>(bitcast<u32>(sums_2_5 + bitcast<f32>(bitcast<u32>(t217 * value_2) ^ hidden_zero)) ^ hidden_zero);
                sums_2_5 = t243;
                let t244 = bitcast<f32>(bitcast<u32>(sums_2_6 + bitcast<f32>(bitcast<u32>(t219 * value_2) ^ hidden_zero)) ^ hidden_zero);
                sums_2_6 = t244;
                let t245 = bitcast<f32>(bitcast<u32>(sums_2_7 + bitcast<f32>(bitcast<u32>(t221 * value_2) ^ hidden_zero)) ^ hidden_zero);
                sums_2_7 = t245;
                let value_3 = staged[row_of_split + 384u]; // body.rs:161
                let t246 = bitcast<f32>(bitcast<u32>(sums_3_0 + bitcast<f32>(bitcast<u32>(t207 * value_3) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_3_0 = t246;
                let t247 = bitcast<f32>(bitcast<u32>(sums_3_1 + bitcast<f32>(bitcast<u32>(t209 * value_3) ^ hidden_zero)) ^ hidden_zero);
                sums_3_1 = t247;
                let t248 = bitcast<f32>(bitcast<u32>(sums_3_2 + bitcast<f32>(bitcast<u32>(t211 * value_3) ^ hidden_zero)) ^ hidden_zero);
                sums_3_2 = t248;
                let t249 = bitcast<f32>(bitcast<u32>(sums_3_3 + bitcast<f32>(bitcast<u32>(t213 * value_3) ^ hidden_zero)) ^ hidden_zero);
                sums_3_3 = t249;
                let t250 = bitcast<f32>(bitcast<u32>(sums_3_4 + bitcast<f32>(bitcast<u32>(t215 * value_3) ^ hidden_zero)) ^ hidden_zero);
                sums_3_4 = t250;
                let t251 = bitcast<f32>(bitcast<u32>(sums_3_5 + bitcast<f32>(bitcast<u32>(t217 * value_3) ^ hidden_zero)) ^ hidden_zero);
                sums_3_5 = t251;
                let t252 = bitcast<f32>(bitcast<u32>(sums_3_6 + bitcast<f32>(bitcast<u32>(t219 * value_3) ^ hidden_zero)) ^ hidden_zero);
                sums_3_6 = t252;
                let t253 = bitcast<f32>(bitcast<u32>(sums_3_7 + bitcast<f32>(bitcast<u32>(t221 * value_3) ^ hidden_zero)) ^ hidden_zero);
                sums_3_7 = t253;
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
        totals_2_0 = bitcast<f32>(bitcast<u32>(totals_2_0 + sums_2_0) ^ hidden_zero);
        totals_2_1 = bitcast<f32>(bitcast<u32>(totals_2_1 + sums_2_1) ^ hidden_zero);
        totals_2_2 = bitcast<f32>(bitcast<u32>(totals_2_2 + sums_2_2) ^ hidden_zero);
        totals_2_3 = bitcast<f32>(bitcast<u32>(totals_2_3 + sums_2_3) ^ hidden_zero);
        totals_2_4 = bitcast<f32>(bitcast<u32>(totals_2_4 + sums_2_4) ^ hidden_zero);
        totals_2_5 = bitcast<f32>(bitcast<u32>(totals_2_5 + sums_2_5) ^ hidden_zero);
        totals_2_6 = bitcast<f32>(bitcast<u32>(totals_2_6 + sums_2_6) ^ hidden_zero);
        totals_2_7 = bitcast<f32>(bitcast<u32>(totals_2_7 + sums_2_7) ^ hidden_zero);
        totals_3_0 = bitcast<f32>(bitcast<u32>(totals_3_0 + sums_3_0) ^ hidden_zero);
        totals_3_1 = bitcast<f32>(bitcast<u32>(totals_3_1 + sums_3_1) ^ hidden_zero);
        totals_3_2 = bitcast<f32>(bitcast<u32>(totals_3_2 + sums_3_2) ^ hidden_zero);
        totals_3_3 = bitcast<f32>(bitcast<u32>(totals_3_3 + sums_3_3) ^ hidden_zero);
        totals_3_4 = bitcast<f32>(bitcast<u32>(totals_3_4 + sums_3_4) ^ hidden_zero);
        totals_3_5 = bitcast<f32>(bitcast<u32>(totals_3_5 + sums_3_5) ^ hidden_zero);
        totals_3_6 = bitcast<f32>(bitcast<u32>(totals_3_6 + sums_3_6) ^ hidden_zero);
        totals_3_7 = bitcast<f32>(bitcast<u32>(totals_3_7 + sums_3_7) ^ hidden_zero);
    }
    if (column < imm.n) { // body.rs:179
        if (first_m < imm.m) { // body.rs:182
            let t254 = vec2<u32>(encode_bf16(totals_0_0) | (encode_bf16(totals_0_1) << 16u), encode_bf16(totals_0_2) | (encode_bf16(totals_0_3) << 16u)); // body.rs:215
            y[((first_m * imm.n + column) >> 1u) >> 1u] = t254;
            let column_1 = column + 4u; // body.rs:185
            let t255 = vec2<u32>(encode_bf16(totals_0_4) | (encode_bf16(totals_0_5) << 16u), encode_bf16(totals_0_6) | (encode_bf16(totals_0_7) << 16u)); // body.rs:215
            y[((first_m * imm.n + column_1) >> 1u) >> 1u] = t255;
        }
        if (first_m + 1u < imm.m) { // body.rs:182
            let row = first_m + 1u; // body.rs:185
            let t256 = vec2<u32>(encode_bf16(totals_1_0) | (encode_bf16(totals_1_1) << 16u), encode_bf16(totals_1_2) | (encode_bf16(totals_1_3) << 16u)); // body.rs:215
            y[((row * imm.n + column) >> 1u) >> 1u] = t256;
            let row_1 = first_m + 1u; // body.rs:185
            let column_1 = column + 4u;
            let t257 = vec2<u32>(encode_bf16(totals_1_4) | (encode_bf16(totals_1_5) << 16u), encode_bf16(totals_1_6) | (encode_bf16(totals_1_7) << 16u)); // body.rs:215
            y[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t257;
        }
        if (first_m + 2u < imm.m) { // body.rs:182
            let row = first_m + 2u; // body.rs:185
            let t258 = vec2<u32>(encode_bf16(totals_2_0) | (encode_bf16(totals_2_1) << 16u), encode_bf16(totals_2_2) | (encode_bf16(totals_2_3) << 16u)); // body.rs:215
            y[((row * imm.n + column) >> 1u) >> 1u] = t258;
            let row_1 = first_m + 2u; // body.rs:185
            let column_1 = column + 4u;
            let t259 = vec2<u32>(encode_bf16(totals_2_4) | (encode_bf16(totals_2_5) << 16u), encode_bf16(totals_2_6) | (encode_bf16(totals_2_7) << 16u)); // body.rs:215
            y[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t259;
        }
        if (first_m + 3u < imm.m) { // body.rs:182
            let row = first_m + 3u; // body.rs:185
            let t260 = vec2<u32>(encode_bf16(totals_3_0) | (encode_bf16(totals_3_1) << 16u), encode_bf16(totals_3_2) | (encode_bf16(totals_3_3) << 16u)); // body.rs:215
            y[((row * imm.n + column) >> 1u) >> 1u] = t260;
            let row_1 = first_m + 3u; // body.rs:185
            let column_1 = column + 4u;
            let t261 = vec2<u32>(encode_bf16(totals_3_4) | (encode_bf16(totals_3_5) << 16u), encode_bf16(totals_3_6) | (encode_bf16(totals_3_7) << 16u)); // body.rs:215
            y[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t261;
        }
    }
}
