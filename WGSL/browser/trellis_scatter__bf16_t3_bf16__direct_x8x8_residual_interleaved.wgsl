struct Immediates {
    n: u32,
    k: u32,
    m: u32,
}

@group(0) @binding(5) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read> weight: array<u32>;
@group(0) @binding(2) var<storage, read> scales: array<u32>;
@group(0) @binding(3) var<storage, read> residual: array<vec2<u32>>;
@group(0) @binding(4) var<storage, read_write> y: array<vec2<u32>>;
var<workgroup> staged: array<f32, 1024>;

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
fn trellis_scatter__bf16_t3_bf16__direct_x8x8_residual_interleaved(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // mod.rs:322
    let k = imm.k; // body.rs:117
    let id_y = workgroup_id.y; // body.rs:118
    let split = 0u; // body.rs:121
    let first_m = id_y * 8u; // body.rs:124
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
    var totals_4_0 = 0.0f;
    var totals_4_1 = 0.0f;
    var totals_4_2 = 0.0f;
    var totals_4_3 = 0.0f;
    var totals_4_4 = 0.0f;
    var totals_4_5 = 0.0f;
    var totals_4_6 = 0.0f;
    var totals_4_7 = 0.0f;
    var totals_5_0 = 0.0f;
    var totals_5_1 = 0.0f;
    var totals_5_2 = 0.0f;
    var totals_5_3 = 0.0f;
    var totals_5_4 = 0.0f;
    var totals_5_5 = 0.0f;
    var totals_5_6 = 0.0f;
    var totals_5_7 = 0.0f;
    var totals_6_0 = 0.0f;
    var totals_6_1 = 0.0f;
    var totals_6_2 = 0.0f;
    var totals_6_3 = 0.0f;
    var totals_6_4 = 0.0f;
    var totals_6_5 = 0.0f;
    var totals_6_6 = 0.0f;
    var totals_6_7 = 0.0f;
    var totals_7_0 = 0.0f;
    var totals_7_1 = 0.0f;
    var totals_7_2 = 0.0f;
    var totals_7_3 = 0.0f;
    var totals_7_4 = 0.0f;
    var totals_7_5 = 0.0f;
    var totals_7_6 = 0.0f;
    var totals_7_7 = 0.0f;
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
            let value_4 = load_x(min_u32(first_m + 4u, imm.m - 1u) * imm.k + place_k); // body.rs:60
            let bits_4 = bitcast<u32>(bitcast<f32>(bitcast<u32>(value_4 * factor) ^ hidden_zero)); // bits.rs:31
            staged[local_invocation_index + 512u] = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))); // body.rs:61
            let value_5 = load_x(min_u32(first_m + 5u, imm.m - 1u) * imm.k + place_k); // body.rs:60
            let bits_5 = bitcast<u32>(bitcast<f32>(bitcast<u32>(value_5 * factor) ^ hidden_zero)); // bits.rs:31
            staged[local_invocation_index + 640u] = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // body.rs:61
            let value_6 = load_x(min_u32(first_m + 6u, imm.m - 1u) * imm.k + place_k); // body.rs:60
            let bits_6 = bitcast<u32>(bitcast<f32>(bitcast<u32>(value_6 * factor) ^ hidden_zero)); // bits.rs:31
            staged[local_invocation_index + 768u] = bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))); // body.rs:61
            let value_7 = load_x(min_u32(first_m + 7u, imm.m - 1u) * imm.k + place_k); // body.rs:60
            let bits_7 = bitcast<u32>(bitcast<f32>(bitcast<u32>(value_7 * factor) ^ hidden_zero)); // bits.rs:31
            staged[local_invocation_index + 896u] = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))); // body.rs:61
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
        var sums_4_0 = 0.0f;
        var sums_4_1 = 0.0f;
        var sums_4_2 = 0.0f;
        var sums_4_3 = 0.0f;
        var sums_4_4 = 0.0f;
        var sums_4_5 = 0.0f;
        var sums_4_6 = 0.0f;
        var sums_4_7 = 0.0f;
        var sums_5_0 = 0.0f;
        var sums_5_1 = 0.0f;
        var sums_5_2 = 0.0f;
        var sums_5_3 = 0.0f;
        var sums_5_4 = 0.0f;
        var sums_5_5 = 0.0f;
        var sums_5_6 = 0.0f;
        var sums_5_7 = 0.0f;
        var sums_6_0 = 0.0f;
        var sums_6_1 = 0.0f;
        var sums_6_2 = 0.0f;
        var sums_6_3 = 0.0f;
        var sums_6_4 = 0.0f;
        var sums_6_5 = 0.0f;
        var sums_6_6 = 0.0f;
        var sums_6_7 = 0.0f;
        var sums_7_0 = 0.0f;
        var sums_7_1 = 0.0f;
        var sums_7_2 = 0.0f;
        var sums_7_3 = 0.0f;
        var sums_7_4 = 0.0f;
        var sums_7_5 = 0.0f;
        var sums_7_6 = 0.0f;
        var sums_7_7 = 0.0f;
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
                let value_4 = staged[row_of_split + 512u]; // body.rs:161
                let t57 = bitcast<f32>(bitcast<u32>(sums_4_0 + bitcast<f32>(bitcast<u32>(t10 * value_4) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_4_0 = t57;
                let t58 = bitcast<f32>(bitcast<u32>(sums_4_1 + bitcast<f32>(bitcast<u32>(t12 * value_4) ^ hidden_zero)) ^ hidden_zero);
                sums_4_1 = t58;
                let t59 = bitcast<f32>(bitcast<u32>(sums_4_2 + bitcast<f32>(bitcast<u32>(t14 * value_4) ^ hidden_zero)) ^ hidden_zero);
                sums_4_2 = t59;
                let t60 = bitcast<f32>(bitcast<u32>(sums_4_3 + bitcast<f32>(bitcast<u32>(t16 * value_4) ^ hidden_zero)) ^ hidden_zero);
                sums_4_3 = t60;
                let t61 = bitcast<f32>(bitcast<u32>(sums_4_4 + bitcast<f32>(bitcast<u32>(t18 * value_4) ^ hidden_zero)) ^ hidden_zero);
                sums_4_4 = t61;
                let t62 = bitcast<f32>(bitcast<u32>(sums_4_5 + bitcast<f32>(bitcast<u32>(t20 * value_4) ^ hidden_zero)) ^ hidden_zero);
                sums_4_5 = t62;
                let t63 = bitcast<f32>(bitcast<u32>(sums_4_6 + bitcast<f32>(bitcast<u32>(t22 * value_4) ^ hidden_zero)) ^ hidden_zero);
                sums_4_6 = t63;
                let t64 = bitcast<f32>(bitcast<u32>(sums_4_7 + bitcast<f32>(bitcast<u32>(t24 * value_4) ^ hidden_zero)) ^ hidden_zero);
                sums_4_7 = t64;
                let value_5 = staged[row_of_split + 640u]; // body.rs:161
                let t65 = bitcast<f32>(bitcast<u32>(sums_5_0 + bitcast<f32>(bitcast<u32>(t10 * value_5) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_5_0 = t65;
                let t66 = bitcast<f32>(bitcast<u32>(sums_5_1 + bitcast<f32>(bitcast<u32>(t12 * value_5) ^ hidden_zero)) ^ hidden_zero);
                sums_5_1 = t66;
                let t67 = bitcast<f32>(bitcast<u32>(sums_5_2 + bitcast<f32>(bitcast<u32>(t14 * value_5) ^ hidden_zero)) ^ hidden_zero);
                sums_5_2 = t67;
                let t68 = bitcast<f32>(bitcast<u32>(sums_5_3 + bitcast<f32>(bitcast<u32>(t16 * value_5) ^ hidden_zero)) ^ hidden_zero);
                sums_5_3 = t68;
                let t69 = bitcast<f32>(bitcast<u32>(sums_5_4 + bitcast<f32>(bitcast<u32>(t18 * value_5) ^ hidden_zero)) ^ hidden_zero);
                sums_5_4 = t69;
                let t70 = bitcast<f32>(bitcast<u32>(sums_5_5 + bitcast<f32>(bitcast<u32>(t20 * value_5) ^ hidden_zero)) ^ hidden_zero);
                sums_5_5 = t70;
                let t71 = bitcast<f32>(bitcast<u32>(sums_5_6 + bitcast<f32>(bitcast<u32>(t22 * value_5) ^ hidden_zero)) ^ hidden_zero);
                sums_5_6 = t71;
                let t72 = bitcast<f32>(bitcast<u32>(sums_5_7 + bitcast<f32>(bitcast<u32>(t24 * value_5) ^ hidden_zero)) ^ hidden_zero);
                sums_5_7 = t72;
                let value_6 = staged[row_of_split + 768u]; // body.rs:161
                let t73 = bitcast<f32>(bitcast<u32>(sums_6_0 + bitcast<f32>(bitcast<u32>(t10 * value_6) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_6_0 = t73;
                let t74 = bitcast<f32>(bitcast<u32>(sums_6_1 + bitcast<f32>(bitcast<u32>(t12 * value_6) ^ hidden_zero)) ^ hidden_zero);
                sums_6_1 = t74;
                let t75 = bitcast<f32>(bitcast<u32>(sums_6_2 + bitcast<f32>(bitcast<u32>(t14 * value_6) ^ hidden_zero)) ^ hidden_zero);
                sums_6_2 = t75;
                let t76 = bitcast<f32>(bitcast<u32>(sums_6_3 + bitcast<f32>(bitcast<u32>(t16 * value_6) ^ hidden_zero)) ^ hidden_zero);
                sums_6_3 = t76;
                let t77 = bitcast<f32>(bitcast<u32>(sums_6_4 + bitcast<f32>(bitcast<u32>(t18 * value_6) ^ hidden_zero)) ^ hidden_zero);
                sums_6_4 = t77;
                let t78 = bitcast<f32>(bitcast<u32>(sums_6_5 + bitcast<f32>(bitcast<u32>(t20 * value_6) ^ hidden_zero)) ^ hidden_zero);
                sums_6_5 = t78;
                let t79 = bitcast<f32>(bitcast<u32>(sums_6_6 + bitcast<f32>(bitcast<u32>(t22 * value_6) ^ hidden_zero)) ^ hidden_zero);
                sums_6_6 = t79;
                let t80 = bitcast<f32>(bitcast<u32>(sums_6_7 + bitcast<f32>(bitcast<u32>(t24 * value_6) ^ hidden_zero)) ^ hidden_zero);
                sums_6_7 = t80;
                let value_7 = staged[row_of_split + 896u]; // body.rs:161
                let t81 = bitcast<f32>(bitcast<u32>(sums_7_0 + bitcast<f32>(bitcast<u32>(t10 * value_7) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_7_0 = t81;
                let t82 = bitcast<f32>(bitcast<u32>(sums_7_1 + bitcast<f32>(bitcast<u32>(t12 * value_7) ^ hidden_zero)) ^ hidden_zero);
                sums_7_1 = t82;
                let t83 = bitcast<f32>(bitcast<u32>(sums_7_2 + bitcast<f32>(bitcast<u32>(t14 * value_7) ^ hidden_zero)) ^ hidden_zero);
                sums_7_2 = t83;
                let t84 = bitcast<f32>(bitcast<u32>(sums_7_3 + bitcast<f32>(bitcast<u32>(t16 * value_7) ^ hidden_zero)) ^ hidden_zero);
                sums_7_3 = t84;
                let t85 = bitcast<f32>(bitcast<u32>(sums_7_4 + bitcast<f32>(bitcast<u32>(t18 * value_7) ^ hidden_zero)) ^ hidden_zero);
                sums_7_4 = t85;
                let t86 = bitcast<f32>(bitcast<u32>(sums_7_5 + bitcast<f32>(bitcast<u32>(t20 * value_7) ^ hidden_zero)) ^ hidden_zero);
                sums_7_5 = t86;
                let t87 = bitcast<f32>(bitcast<u32>(sums_7_6 + bitcast<f32>(bitcast<u32>(t22 * value_7) ^ hidden_zero)) ^ hidden_zero);
                sums_7_6 = t87;
                let t88 = bitcast<f32>(bitcast<u32>(sums_7_7 + bitcast<f32>(bitcast<u32>(t24 * value_7) ^ hidden_zero)) ^ hidden_zero);
                sums_7_7 = t88;
                let t89 = funnel_shr_u32(t3, weight[t2 + word_1], shift); // body.rs:98
                let t90 = dot4U8Packed((funnel_shr_u32(shr_u32(t3, shift), t89, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:71
                let t91 = bitcast<f32>(bitcast<u32>(f32(t90) - 510.0f) ^ hidden_zero);
                let t92 = bitcast<u32>(f32(dot4U8Packed(((t89 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t93 = bitcast<f32>(t92 ^ hidden_zero);
                let t94 = bitcast<u32>(f32(dot4U8Packed(((t89 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t95 = bitcast<f32>(t94 ^ hidden_zero);
                let t96 = bitcast<u32>(f32(dot4U8Packed(((t89 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t97 = bitcast<f32>(t96 ^ hidden_zero);
                let t98 = bitcast<u32>(f32(dot4U8Packed(((t89 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t99 = bitcast<f32>(t98 ^ hidden_zero);
                let t100 = bitcast<u32>(f32(dot4U8Packed(((t89 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t101 = bitcast<f32>(t100 ^ hidden_zero);
                let t102 = bitcast<u32>(f32(dot4U8Packed(((t89 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t103 = bitcast<f32>(t102 ^ hidden_zero);
                let t104 = bitcast<u32>(f32(dot4U8Packed((t89 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) ^ hidden_zero;
                let t105 = bitcast<f32>(t104);
                let value_8 = staged[row_of_split + 1u]; // body.rs:161
                let t106 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(bitcast<u32>(t91 * value_8) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_0_0 = t106;
                let t107 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(bitcast<u32>(t93 * value_8) ^ hidden_zero)) ^ hidden_zero);
                sums_0_1 = t107;
                let t108 = bitcast<f32>(bitcast<u32>(sums_0_2 + bitcast<f32>(bitcast<u32>(t95 * value_8) ^ hidden_zero)) ^ hidden_zero);
                sums_0_2 = t108;
                let t109 = bitcast<f32>(bitcast<u32>(sums_0_3 + bitcast<f32>(bitcast<u32>(t97 * value_8) ^ hidden_zero)) ^ hidden_zero);
                sums_0_3 = t109;
                let t110 = bitcast<f32>(bitcast<u32>(sums_0_4 + bitcast<f32>(bitcast<u32>(t99 * value_8) ^ hidden_zero)) ^ hidden_zero);
                sums_0_4 = t110;
                let t111 = bitcast<f32>(bitcast<u32>(sums_0_5 + bitcast<f32>(bitcast<u32>(t101 * value_8) ^ hidden_zero)) ^ hidden_zero);
                sums_0_5 = t111;
                let t112 = bitcast<f32>(bitcast<u32>(sums_0_6 + bitcast<f32>(bitcast<u32>(t103 * value_8) ^ hidden_zero)) ^ hidden_zero);
                sums_0_6 = t112;
                let t113 = bitcast<f32>(bitcast<u32>(sums_0_7 + bitcast<f32>(bitcast<u32>(t105 * value_8) ^ hidden_zero)) ^ hidden_zero);
                sums_0_7 = t113;
                let value_9 = staged[row_of_split + 129u]; // body.rs:161
                let t114 = bitcast<f32>(bitcast<u32>(sums_1_0 + bitcast<f32>(bitcast<u32>(t91 * value_9) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_1_0 = t114;
                let t115 = bitcast<f32>(bitcast<u32>(sums_1_1 + bitcast<f32>(bitcast<u32>(t93 * value_9) ^ hidden_zero)) ^ hidden_zero);
                sums_1_1 = t115;
                let t116 = bitcast<f32>(bitcast<u32>(sums_1_2 + bitcast<f32>(bitcast<u32>(t95 * value_9) ^ hidden_zero)) ^ hidden_zero);
                sums_1_2 = t116;
                let t117 = bitcast<f32>(bitcast<u32>(sums_1_3 + bitcast<f32>(bitcast<u32>(t97 * value_9) ^ hidden_zero)) ^ hidden_zero);
                sums_1_3 = t117;
                let t118 = bitcast<f32>(bitcast<u32>(sums_1_4 + bitcast<f32>(bitcast<u32>(t99 * value_9) ^ hidden_zero)) ^ hidden_zero);
                sums_1_4 = t118;
                let t119 = bitcast<f32>(bitcast<u32>(sums_1_5 + bitcast<f32>(bitcast<u32>(t101 * value_9) ^ hidden_zero)) ^ hidden_zero);
                sums_1_5 = t119;
                let t120 = bitcast<f32>(bitcast<u32>(sums_1_6 + bitcast<f32>(bitcast<u32>(t103 * value_9) ^ hidden_zero)) ^ hidden_zero);
                sums_1_6 = t120;
                let t121 = bitcast<f32>(bitcast<u32>(sums_1_7 + bitcast<f32>(bitcast<u32>(t105 * value_9) ^ hidden_zero)) ^ hidden_zero);
                sums_1_7 = t121;
                let value_10 = staged[row_of_split + 257u]; // body.rs:161
                let t122 = bitcast<f32>(bitcast<u32>(sums_2_0 + bitcast<f32>(bitcast<u32>(t91 * value_10) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_2_0 = t122;
                let t123 = bitcast<f32>(bitcast<u32>(sums_2_1 + bitcast<f32>(bitcast<u32>(t93 * value_10) ^ hidden_zero)) ^ hidden_zero);
                sums_2_1 = t123;
                let t124 = bitcast<f32>(bitcast<u32>(sums_2_2 + bitcast<f32>(bitcast<u32>(t95 * value_10) ^ hidden_zero)) ^ hidden_zero);
                sums_2_2 = t124;
                let t125 = bitcast<f32>(bitcast<u32>(sums_2_3 + bitcast<f32>(bitcast<u32>(t97 * value_10) ^ hidden_zero)) ^ hidden_zero);
                sums_2_3 = t125;
                let t126 = bitcast<f32>(bitcast<u32>(sums_2_4 + bitcast<f32>(bitcast<u32>(t99 * value_10) ^ hidden_zero)) ^ hidden_zero);
                sums_2_4 = t126;
                let t127 = bitcast<f32>(bitcast<u32>(sums_2_5 + bitcast<f32>(bitcast<u32>(t101 * value_10) ^ hidden_zero)) ^ hidden_zero);
                sums_2_5 = t127;
                let t128 = bitcast<f32>(bitcast<u32>(sums_2_6 + bitcast<f32>(bitcast<u32>(t103 * value_10) ^ hidden_zero)) ^ hidden_zero);
                sums_2_6 = t128;
                let t129 = bitcast<f32>(bitcast<u32>(sums_2_7 + bitcast<f32>(bitcast<u32>(t105 * value_10) ^ hidden_zero)) ^ hidden_zero);
                sums_2_7 = t129;
                let value_11 = staged[row_of_split + 385u]; // body.rs:161
                let t130 = bitcast<f32>(bitcast<u32>(sums_3_0 + bitcast<f32>(bitcast<u32>(t91 * value_11) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_3_0 = t130;
                let t131 = bitcast<f32>(bitcast<u32>(sums_3_1 + bitcast<f32>(bitcast<u32>(t93 * value_11) ^ hidden_zero)) ^ hidden_zero);
                sums_3_1 = t131;
                let t132 = bitcast<f32>(bitcast<u32>(sums_3_2 + bitcast<f32>(bitcast<u32>(t95 * value_11) ^ hidden_zero)) ^ hidden_zero);
                sums_3_2 = t132;
                let t133 = bitcast<f32>(bitcast<u32>(sums_3_3 + bitcast<f32>(bitcast<u32>(t97 * value_11) ^ hidden_zero)) ^ hidden_zero);
                sums_3_3 = t133;
                let t134 = bitcast<f32>(bitcast<u32>(sums_3_4 + bitcast<f32>(bitcast<u32>(t99 * value_11) ^ hidden_zero)) ^ hidden_zero);
                sums_3_4 = t134;
                let t135 = bitcast<f32>(bitcast<u32>(sums_3_5 + bitcast<f32>(bitcast<u32>(t101 * value_11) ^ hidden_zero)) ^ hidden_zero);
                sums_3_5 = t135;
                let t136 = bitcast<f32>(bitcast<u32>(sums_3_6 + bitcast<f32>(bitcast<u32>(t103 * value_11) ^ hidden_zero)) ^ hidden_zero);
                sums_3_6 = t136;
                let t137 = bitcast<f32>(bitcast<u32>(sums_3_7 + bitcast<f32>(bitcast<u32>(t105 * value_11) ^ hidden_zero)) ^ hidden_zero);
                sums_3_7 = t137;
                let value_12 = staged[row_of_split + 513u]; // body.rs:161
                let t138 = bitcast<f32>(bitcast<u32>(sums_4_0 + bitcast<f32>(bitcast<u32>(t91 * value_12) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_4_0 = t138;
                let t139 = bitcast<f32>(bitcast<u32>(sums_4_1 + bitcast<f32>(bitcast<u32>(t93 * value_12) ^ hidden_zero)) ^ hidden_zero);
                sums_4_1 = t139;
                let t140 = bitcast<f32>(bitcast<u32>(sums_4_2 + bitcast<f32>(bitcast<u32>(t95 * value_12) ^ hidden_zero)) ^ hidden_zero);
                sums_4_2 = t140;
                let t141 = bitcast<f32>(bitcast<u32>(sums_4_3 + bitcast<f32>(bitcast<u32>(t97 * value_12) ^ hidden_zero)) ^ hidden_zero);
                sums_4_3 = t141;
                let t142 = bitcast<f32>(bitcast<u32>(sums_4_4 + bitcast<f32>(bitcast<u32>(t99 * value_12) ^ hidden_zero)) ^ hidden_zero);
                sums_4_4 = t142;
                let t143 = bitcast<f32>(bitcast<u32>(sums_4_5 + bitcast<f32>(bitcast<u32>(t101 * value_12) ^ hidden_zero)) ^ hidden_zero);
                sums_4_5 = t143;
                let t144 = bitcast<f32>(bitcast<u32>(sums_4_6 + bitcast<f32>(bitcast<u32>(t103 * value_12) ^ hidden_zero)) ^ hidden_zero);
                sums_4_6 = t144;
                let t145 = bitcast<f32>(bitcast<u32>(sums_4_7 + bitcast<f32>(bitcast<u32>(t105 * value_12) ^ hidden_zero)) ^ hidden_zero);
                sums_4_7 = t145;
                let value_13 = staged[row_of_split + 641u]; // body.rs:161
                let t146 = bitcast<f32>(bitcast<u32>(sums_5_0 + bitcast<f32>(bitcast<u32>(t91 * value_13) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_5_0 = t146;
                let t147 = bitcast<f32>(bitcast<u32>(sums_5_1 + bitcast<f32>(bitcast<u32>(t93 * value_13) ^ hidden_zero)) ^ hidden_zero);
                sums_5_1 = t147;
                let t148 = bitcast<f32>(bitcast<u32>(sums_5_2 + bitcast<f32>(bitcast<u32>(t95 * value_13) ^ hidden_zero)) ^ hidden_zero);
                sums_5_2 = t148;
                let t149 = bitcast<f32>(bitcast<u32>(sums_5_3 + bitcast<f32>(bitcast<u32>(t97 * value_13) ^ hidden_zero)) ^ hidden_zero);
                sums_5_3 = t149;
                let t150 = bitcast<f32>(bitcast<u32>(sums_5_4 + bitcast<f32>(bitcast<u32>(t99 * value_13) ^ hidden_zero)) ^ hidden_zero);
                sums_5_4 = t150;
                let t151 = bitcast<f32>(bitcast<u32>(sums_5_5 + bitcast<f32>(bitcast<u32>(t101 * value_13) ^ hidden_zero)) ^ hidden_zero);
                sums_5_5 = t151;
                let t152 = bitcast<f32>(bitcast<u32>(sums_5_6 + bitcast<f32>(bitcast<u32>(t103 * value_13) ^ hidden_zero)) ^ hidden_zero);
                sums_5_6 = t152;
                let t153 = bitcast<f32>(bitcast<u32>(sums_5_7 + bitcast<f32>(bitcast<u32>(t105 * value_13) ^ hidden_zero)) ^ hidden_zero);
                sums_5_7 = t153;
                let value_14 = staged[row_of_split + 769u]; // body.rs:161
                let t154 = bitcast<f32>(bitcast<u32>(sums_6_0 + bitcast<f32>(bitcast<u32>(t91 * value_14) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_6_0 = t154;
                let t155 = bitcast<f32>(bitcast<u32>(sums_6_1 + bitcast<f32>(bitcast<u32>(t93 * value_14) ^ hidden_zero)) ^ hidden_zero);
                sums_6_1 = t155;
                let t156 = bitcast<f32>(bitcast<u32>(sums_6_2 + bitcast<f32>(bitcast<u32>(t95 * value_14) ^ hidden_zero)) ^ hidden_zero);
                sums_6_2 = t156;
                let t157 = bitcast<f32>(bitcast<u32>(sums_6_3 + bitcast<f32>(bitcast<u32>(t97 * value_14) ^ hidden_zero)) ^ hidden_zero);
                sums_6_3 = t157;
                let t158 = bitcast<f32>(bitcast<u32>(sums_6_4 + bitcast<f32>(bitcast<u32>(t99 * value_14) ^ hidden_zero)) ^ hidden_zero);
                sums_6_4 = t158;
                let t159 = bitcast<f32>(bitcast<u32>(sums_6_5 + bitcast<f32>(bitcast<u32>(t101 * value_14) ^ hidden_zero)) ^ hidden_zero);
                sums_6_5 = t159;
                let t160 = bitcast<f32>(bitcast<u32>(sums_6_6 + bitcast<f32>(bitcast<u32>(t103 * value_14) ^ hidden_zero)) ^ hidden_zero);
                sums_6_6 = t160;
                let t161 = bitcast<f32>(bitcast<u32>(sums_6_7 + bitcast<f32>(bitcast<u32>(t105 * value_14) ^ hidden_zero)) ^ hidden_zero);
                sums_6_7 = t161;
                let value_15 = staged[row_of_split + 897u]; // body.rs:161
                let t162 = bitcast<f32>(bitcast<u32>(sums_7_0 + bitcast<f32>(bitcast<u32>(t91 * value_15) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_7_0 = t162;
                let t163 = bitcast<f32>(bitcast<u32>(sums_7_1 + bitcast<f32>(bitcast<u32>(t93 * value_15) ^ hidden_zero)) ^ hidden_zero);
                sums_7_1 = t163;
                let t164 = bitcast<f32>(bitcast<u32>(sums_7_2 + bitcast<f32>(bitcast<u32>(t95 * value_15) ^ hidden_zero)) ^ hidden_zero);
                sums_7_2 = t164;
                let t165 = bitcast<f32>(bitcast<u32>(sums_7_3 + bitcast<f32>(bitcast<u32>(t97 * value_15) ^ hidden_zero)) ^ hidden_zero);
                sums_7_3 = t165;
                let t166 = bitcast<f32>(bitcast<u32>(sums_7_4 + bitcast<f32>(bitcast<u32>(t99 * value_15) ^ hidden_zero)) ^ hidden_zero);
                sums_7_4 = t166;
                let t167 = bitcast<f32>(bitcast<u32>(sums_7_5 + bitcast<f32>(bitcast<u32>(t101 * value_15) ^ hidden_zero)) ^ hidden_zero);
                sums_7_5 = t167;
                let t168 = bitcast<f32>(bitcast<u32>(sums_7_6 + bitcast<f32>(bitcast<u32>(t103 * value_15) ^ hidden_zero)) ^ hidden_zero);
                sums_7_6 = t168;
                let t169 = bitcast<f32>(bitcast<u32>(sums_7_7 + bitcast<f32>(bitcast<u32>(t105 * value_15) ^ hidden_zero)) ^ hidden_zero);
                sums_7_7 = t169;
                let t170 = funnel_shr_u32(t5, weight[t4 + word_1], shift); // body.rs:98
                let t171 = dot4U8Packed((funnel_shr_u32(shr_u32(t5, shift), t170, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:71
                let t172 = bitcast<f32>(bitcast<u32>(f32(t171) - 510.0f) ^ hidden_zero);
                let t173 = bitcast<u32>(f32(dot4U8Packed(((t170 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t174 = bitcast<f32>(t173 ^ hidden_zero);
                let t175 = bitcast<u32>(f32(dot4U8Packed(((t170 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t176 = bitcast<f32>(t175 ^ hidden_zero);
                let t177 = bitcast<u32>(f32(dot4U8Packed(((t170 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t178 = bitcast<f32>(t177 ^ hidden_zero);
                let t179 = bitcast<u32>(f32(dot4U8Packed(((t170 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t180 = bitcast<f32>(t179 ^ hidden_zero);
                let t181 = bitcast<u32>(f32(dot4U8Packed(((t170 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t182 = bitcast<f32>(t181 ^ hidden_zero);
                let t183 = bitcast<u32>(f32(dot4U8Packed(((t170 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t184 = bitcast<f32>(t183 ^ hidden_zero);
                let t185 = bitcast<u32>(f32(dot4U8Packed((t170 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) ^ hidden_zero;
                let t186 = bitcast<f32>(t185);
                let value_16 = staged[row_of_split + 2u]; // body.rs:161
                let t187 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(bitcast<u32>(t172 * value_16) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_0_0 = t187;
                let t188 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(bitcast<u32>(t174 * value_16) ^ hidden_zero)) ^ hidden_zero);
                sums_0_1 = t188;
                let t189 = bitcast<f32>(bitcast<u32>(sums_0_2 + bitcast<f32>(bitcast<u32>(t176 * value_16) ^ hidden_zero)) ^ hidden_zero);
                sums_0_2 = t189;
                let t190 = bitcast<f32>(bitcast<u32>(sums_0_3 + bitcast<f32>(bitcast<u32>(t178 * value_16) ^ hidden_zero)) ^ hidden_zero);
                sums_0_3 = t190;
                let t191 = bitcast<f32>(bitcast<u32>(sums_0_4 + bitcast<f32>(bitcast<u32>(t180 * value_16) ^ hidden_zero)) ^ hidden_zero);
                sums_0_4 = t191;
                let t192 = bitcast<f32>(bitcast<u32>(sums_0_5 + bitcast<f32>(bitcast<u32>(t182 * value_16) ^ hidden_zero)) ^ hidden_zero);
                sums_0_5 = t192;
                let t193 = bitcast<f32>(bitcast<u32>(sums_0_6 + bitcast<f32>(bitcast<u32>(t184 * value_16) ^ hidden_zero)) ^ hidden_zero);
                sums_0_6 = t193;
                let t194 = bitcast<f32>(bitcast<u32>(sums_0_7 + bitcast<f32>(bitcast<u32>(t186 * value_16) ^ hidden_zero)) ^ hidden_zero);
                sums_0_7 = t194;
                let value_17 = staged[row_of_split + 130u]; // body.rs:161
                let t195 = bitcast<f32>(bitcast<u32>(sums_1_0 + bitcast<f32>(bitcast<u32>(t172 * value_17) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_1_0 = t195;
                let t196 = bitcast<f32>(bitcast<u32>(sums_1_1 + bitcast<f32>(bitcast<u32>(t174 * value_17) ^ hidden_zero)) ^ hidden_zero);
                sums_1_1 = t196;
                let t197 = bitcast<f32>(bitcast<u32>(sums_1_2 + bitcast<f32>(bitcast<u32>(t176 * value_17) ^ hidden_zero)) ^ hidden_zero);
                sums_1_2 = t197;
                let t198 = bitcast<f32>(bitcast<u32>(sums_1_3 + bitcast<f32>(bitcast<u32>(t178 * value_17) ^ hidden_zero)) ^ hidden_zero);
                sums_1_3 = t198;
                let t199 = bitcast<f32>(bitcast<u32>(sums_1_4 + bitcast<f32>(bitcast<u32>(t180 * value_17) ^ hidden_zero)) ^ hidden_zero);
                sums_1_4 = t199;
                let t200 = bitcast<f32>(bitcast<u32>(sums_1_5 + bitcast<f32>(bitcast<u32>(t182 * value_17) ^ hidden_zero)) ^ hidden_zero);
                sums_1_5 = t200;
                let t201 = bitcast<f32>(bitcast<u32>(sums_1_6 + bitcast<f32>(bitcast<u32>(t184 * value_17) ^ hidden_zero)) ^ hidden_zero);
                sums_1_6 = t201;
                let t202 = bitcast<f32>(bitcast<u32>(sums_1_7 + bitcast<f32>(bitcast<u32>(t186 * value_17) ^ hidden_zero)) ^ hidden_zero);
                sums_1_7 = t202;
                let value_18 = staged[row_of_split + 258u]; // body.rs:161
                let t203 = bitcast<f32>(bitcast<u32>(sums_2_0 + bitcast<f32>(bitcast<u32>(t172 * value_18) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_2_0 = t203;
                let t204 = bitcast<f32>(bitcast<u32>(sums_2_1 + bitcast<f32>(bitcast<u32>(t174 * value_18) ^ hidden_zero)) ^ hidden_zero);
                sums_2_1 = t204;
                let t205 = bitcast<f32>(bitcast<u32>(sums_2_2 + bitcast<f32>(bitcast<u32>(t176 * value_18) ^ hidden_zero)) ^ hidden_zero);
                sums_2_2 = t205;
                let t206 = bitcast<f32>(bitcast<u32>(sums_2_3 + bitcast<f32>(bitcast<u32>(t178 * value_18) ^ hidden_zero)) ^ hidden_zero);
                sums_2_3 = t206;
                let t207 = bitcast<f32>(bitcast<u32>(sums_2_4 + bitcast<f32>(bitcast<u32>(t180 * value_18) ^ hidden_zero)) ^ hidden_zero);
                sums_2_4 = t207;
                let t208 = bitcast<f32>(bitcast<u32>(sums_2_5 + bitcast<f32>(bitcast<u32>(t182 * value_18) ^ hidden_zero)) ^ hidden_zero);
                sums_2_5 = t208;
                let t209 = bitcast<f32>(bitcast<u32>(sums_2_6 + bitcast<f32>(bitcast<u32>(t184 * value_18) ^ hidden_zero)) ^ hidden_zero);
                sums_2_6 = t209;
                let t210 = bitcast<f32>(bitcast<u32>(sums_2_7 + bitcast<f32>(bitcast<u32>(t186 * value_18) ^ hidden_zero)) ^ hidden_zero);
                sums_2_7 = t210;
                let value_19 = staged[row_of_split + 386u]; // body.rs:161
                let t211 = bitcast<f32>(bitcast<u32>(sums_3_0 + bitcast<f32>(bitcast<u32>(t172 * value_19) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_3_0 = t211;
                let t212 = bitcast<f32>(bitcast<u32>(sums_3_1 + bitcast<f32>(bitcast<u32>(t174 * value_19) ^ hidden_zero)) ^ hidden_zero);
                sums_3_1 = t212;
                let t213 = bitcast<f32>(bitcast<u32>(sums_3_2 + bitcast<f32>(bitcast<u32>(t176 * value_19) ^ hidden_zero)) ^ hidden_zero);
                sums_3_2 = t213;
                let t214 = bitcast<f32>(bitcast<u32>(sums_3_3 + bitcast<f32>(bitcast<u32>(t178 * value_19) ^ hidden_zero)) ^ hidden_zero);
                sums_3_3 = t214;
                let t215 = bitcast<f32>(bitcast<u32>(sums_3_4 + bitcast<f32>(bitcast<u32>(t180 * value_19) ^ hidden_zero)) ^ hidden_zero);
                sums_3_4 = t215;
                let t216 = bitcast<f32>(bitcast<u32>(sums_3_5 + bitcast<f32>(bitcast<u32>(t182 * value_19) ^ hidden_zero)) ^ hidden_zero);
                sums_3_5 = t216;
                let t217 = bitcast<f32>(bitcast<u32>(sums_3_6 + bitcast<f32>(bitcast<u32>(t184 * value_19) ^ hidden_zero)) ^ hidden_zero);
                sums_3_6 = t217;
                let t218 = bitcast<f32>(bitcast<u32>(sums_3_7 + bitcast<f32>(bitcast<u32>(t186 * value_19) ^ hidden_zero)) ^ hidden_zero);
                sums_3_7 = t218;
                let value_20 = staged[row_of_split + 514u]; // body.rs:161
                let t219 = bitcast<f32>(bitcast<u32>(sums_4_0 + bitcast<f32>(bitcast<u32>(t172 * value_20) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_4_0 = t219;
                let t220 = bitcast<f32>(bitcast<u32>(sums_4_1 + bitcast<f32>(bitcast<u32>(t174 * value_20) ^ hidden_zero)) ^ hidden_zero);
                sums_4_1 = t220;
                let t221 = bitcast<f32>(bitcast<u32>(sums_4_2 + bitcast<f32>(bitcast<u32>(t176 * value_20) ^ hidden_zero)) ^ hidden_zero);
                sums_4_2 = t221;
                let t222 = bitcast<f32>(bitcast<u32>(sums_4_3 + bitcast<f32>(bitcast<u32>(t178 * value_20) ^ hidden_zero)) ^ hidden_zero);
                sums_4_3 = t222;
                let t223 = bitcast<f32>(bitcast<u32>(sums_4_4 + bitcast<f32>(bitcast<u32>(t180 * value_20) ^ hidden_zero)) ^ hidden_zero);
                sums_4_4 = t223;
                let t224 = bitcast<f32>(bitcast<u32>(sums_4_5 + bitcast<f32>(bitcast<u32>(t182 * value_20) ^ hidden_zero)) ^ hidden_zero);
                sums_4_5 = t224;
                let t225 = bitcast<f32>(bitcast<u32>(sums_4_6 + bitcast<f32>(bitcast<u32>(t184 * value_20) ^ hidden_zero)) ^ hidden_zero);
                sums_4_6 = t225;
                let t226 = bitcast<f32>(bitcast<u32>(sums_4_7 + bitcast<f32>(bitcast<u32>(t186 * value_20) ^ hidden_zero)) ^ hidden_zero);
                sums_4_7 = t226;
                let value_21 = staged[row_of_split + 642u]; // body.rs:161
                let t227 = bitcast<f32>(bitcast<u32>(sums_5_0 + bitcast<f32>(bitcast<u32>(t172 * value_21) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_5_0 = t227;
                let t228 = bitcast<f32>(bitcast<u32>(sums_5_1 + bitcast<f32>(bitcast<u32>(t174 * value_21) ^ hidden_zero)) ^ hidden_zero);
                sums_5_1 = t228;
                let t229 = bitcast<f32>(bitcast<u32>(sums_5_2 + bitcast<f32>(bitcast<u32>(t176 * value_21) ^ hidden_zero)) ^ hidden_zero);
                sums_5_2 = t229;
                let t230 = bitcast<f32>(bitcast<u32>(sums_5_3 + bitcast<f32>(bitcast<u32>(t178 * value_21) ^ hidden_zero)) ^ hidden_zero);
                sums_5_3 = t230;
                let t231 = bitcast<f32>(bitcast<u32>(sums_5_4 + bitcast<f32>(bitcast<u32>(t180 * value_21) ^ hidden_zero)) ^ hidden_zero);
                sums_5_4 = t231;
                let t232 = bitcast<f32>(bitcast<u32>(sums_5_5 + bitcast<f32>(bitcast<u32>(t182 * value_21) ^ hidden_zero)) ^ hidden_zero);
                sums_5_5 = t232;
                let t233 = bitcast<f32>(bitcast<u32>(sums_5_6 + bitcast<f32>(bitcast<u32>(t184 * value_21) ^ hidden_zero)) ^ hidden_zero);
                sums_5_6 = t233;
                let t234 = bitcast<f32>(bitcast<u32>(sums_5_7 + bitcast<f32>(bitcast<u32>(t186 * value_21) ^ hidden_zero)) ^ hidden_zero);
                sums_5_7 = t234;
                let value_22 = staged[row_of_split + 770u]; // body.rs:161
                let t235 = bitcast<f32>(bitcast<u32>(sums_6_0 + bitcast<f32>(bitcast<u32>(t172 * value_22) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_6_0 = t235;
                let t236 = bitcast<f32>(bitcast<u32>(sums_6_1 + bitcast<f32>(bitcast<u32>(t174 * value_22) ^ hidden_zero)) ^ hidden_zero);
                sums_6_1 = t236;
                let t237 = bitcast<f32>(bitcast<u32>(sums_6_2 + bitcast<f32>(bitcast<u32>(t176 * value_22) ^ hidden_zero)) ^ hidden_zero);
                sums_6_2 = t237;
                let t238 = bitcast<f32>(bitcast<u32>(sums_6_3 + bitcast<f32>(bitcast<u32>(t178 * value_22) ^ hidden_zero)) ^ hidden_zero);
                sums_6_3 = t238;
                let t239 = bitcast<f32>(bitcast<u32>(sums_6_4 + bitcast<f32>(bitcast<u32>(t180 * value_22) ^ hidden_zero)) ^ hidden_zero);
                sums_6_4 = t239;
                let t240 = bitcast<f32>(bitcast<u32>(sums_6_5 + bitcast<f32>(bitcast<u32>(t182 * value_22) ^ hidden_zero)) ^ hidden_zero);
                sums_6_5 = t240;
                let t241 = bitcast<f32>(bitcast<u32>(sums_6_6 + bitcast<f32>(bitcast<u32>(t184 * value_22) ^ hidden_zero)) ^ hidden_zero);
                sums_6_6 = t241;
                let t242 = bitcast<f32>(bitcast<u32>(sums_6_7 + bitcast<f32>(bitcast<u32>(t186 * value_22) ^ hidden_zero)) ^ hidden_zero);
                sums_6_7 = t242;
                let value_23 = staged[row_of_split + 898u]; // body.rs:161
                let t243 = bitcast<f32>(bitcast<u32>(sums_7_0 + bitcast<f32>(bitcast<u32>(t172 * value_23) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_7_0 = t243;
                let t244 = bitcast<f32>(bitcast<u32>(sums_7_1 + bitcast<f32>(bitcast<u32>(t174 * value_23) ^ hidden_zero)) ^ hidden_zero);
                sums_7_1 = t244;
                let t245 = bitcast<f32>(bitcast<u32>(sums_7_2 + bitcast<f32>(bitcast<u32>(t176 * value_23) ^ hidden_zero)) ^ hidden_zero);
                sums_7_2 = t245;
                let t246 = bitcast<f32>(bitcast<u32>(sums_7_3 + bitcast<f32>(bitcast<u32>(t178 * value_23) ^ hidden_zero)) ^ hidden_zero);
                sums_7_3 = t246;
                let t247 = bitcast<f32>(bitcast<u32>(sums_7_4 + bitcast<f32>(bitcast<u32>(t180 * value_23) ^ hidden_zero)) ^ hidden_zero);
                sums_7_4 = t247;
                let t248 = bitcast<f32>(bitcast<u32>(sums_7_5 + bitcast<f32>(bitcast<u32>(t182 * value_23) ^ hidden_zero)) ^ hidden_zero);
                sums_7_5 = t248;
                let t249 = bitcast<f32>(bitcast<u32>(sums_7_6 + bitcast<f32>(bitcast<u32>(t184 * value_23) ^ hidden_zero)) ^ hidden_zero);
                sums_7_6 = t249;
                let t250 = bitcast<f32>(bitcast<u32>(sums_7_7 + bitcast<f32>(bitcast<u32>(t186 * value_23) ^ hidden_zero)) ^ hidden_zero);
                sums_7_7 = t250;
                let t251 = funnel_shr_u32(t7, weight[t6 + word_1], shift); // body.rs:98
                let t252 = dot4U8Packed((funnel_shr_u32(shr_u32(t7, shift), t251, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:71
                let t253 = bitcast<f32>(bitcast<u32>(f32(t252) - 510.0f) ^ hidden_zero);
                let t254 = bitcast<u32>(f32(dot4U8Packed(((t251 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t255 = bitcast<f32>(t254 ^ hidden_zero);
                let t256 = bitcast<u32>(f32(dot4U8Packed(((t251 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t257 = bitcast<f32>(t256 ^ hidden_zero);
                let t258 = bitcast<u32>(f32(dot4U8Packed(((t251 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t259 = bitcast<f32>(t258 ^ hidden_zero);
                let t260 = bitcast<u32>(f32(dot4U8Packed(((t251 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t261 = bitcast<f32>(t260 ^ hidden_zero);
                let t262 = bitcast<u32>(f32(dot4U8Packed(((t251 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t263 = bitcast<f32>(t262 ^ hidden_zero);
                let t264 = bitcast<u32>(f32(dot4U8Packed(((t251 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t265 = bitcast<f32>(t264 ^ hidden_zero);
                let t266 = bitcast<u32>(f32(dot4U8Packed((t251 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) ^ hidden_zero;
                let t267 = bitcast<f32>(t266);
                let value_24 = staged[row_of_split + 3u]; // body.rs:161
                let t268 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(bitcast<u32>(t253 * value_24) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_0_0 = t268;
                let t269 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(bitcast<u32>(t255 * value_24) ^ hidden_zero)) ^ hidden_zero);
                sums_0_1 = t269;
                let t270 = bitcast<f32>(bitcast<u32>(sums_0_2 + bitcast<f32>(bitcast<u32>(t257 * value_24) ^ hidden_zero)) ^ hidden_zero);
                sums_0_2 = t270;
                let t271 = bitcast<f32>(bitcast<u32>(sums_0_3 + bitcast<f32>(bitcast<u32>(t259 * value_24) ^ hidden_zero)) ^ hidden_zero);
                sums_0_3 = t271;
                let t272 = bitcast<f32>(bitcast<u32>(sums_0_4 + bitcast<f32>(bitcast<u32>(t261 * value_24) ^ hidden_zero)) ^ hidden_zero);
                sums_0_4 = t272;
                let t273 = bitcast<f32>(bitcast<u32>(sums_0_5 + bitcast<f32>(bitcast<u32>(t263 * value_24) ^ hidden_zero)) ^ hidden_zero);
                sums_0_5 = t273;
                let t274 = bitcast<f32>(bitcast<u32>(sums_0_6 + bitcast<f32>(bitcast<u32>(t265 * value_24) ^ hidden_zero)) ^ hidden_zero);
                sums_0_6 = t274;
                let t275 = bitcast<f32>(bitcast<u32>(sums_0_7 + bitcast<f32>(bitcast<u32>(t267 * value_24) ^ hidden_zero)) ^ hidden_zero);
                sums_0_7 = t275;
                let value_25 = staged[row_of_split + 131u]; // body.rs:161
                let t276 = bitcast<f32>(bitcast<u32>(sums_1_0 + bitcast<f32>(bitcast<u32>(t253 * value_25) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_1_0 = t276;
                let t277 = bitcast<f32>(bitcast<u32>(sums_1_1 + bitcast<f32>(bitcast<u32>(t255 * value_25) ^ hidden_zero)) ^ hidden_zero);
                sums_1_1 = t277;
                let t278 = bitcast<f32>(bitcast<u32>(sums_1_2 + bitcast<f32>(bitcast<u32>(t257 * value_25) ^ hidden_zero)) ^ hidden_zero);
                sums_1_2 = t278;
                let t279 = bitcast<f32>(bitcast<u32>(sums_1_3 + bitcast<f32>(bitcast<u32>(t259 * value_25) ^ hidden_zero)) ^ hidden_zero);
                sums_1_3 = t279;
                let t280 = bitcast<f32>(bitcast<u32>(sums_1_4 + bitcast<f32>(bitcast<u32>(t261 * value_25) ^ hidden_zero)) ^ hidden_zero);
                sums_1_4 = t280;
                let t281 = bitcast<f32>(bitcast<u32>(sums_1_5 + bitcast<f32>(bitcast<u32>(t263 * value_25) ^ hidden_zero)) ^ hidden_zero);
                sums_1_5 = t281;
                let t282 = bitcast<f32>(bitcast<u32>(sums_1_6 + bitcast<f32>(bitcast<u32>(t265 * value_25) ^ hidden_zero)) ^ hidden_zero);
                sums_1_6 = t282;
                let t283 = bitcast<f32>(bitcast<u32>(sums_1_7 + bitcast<f32>(bitcast<u32>(t267 * value_25) ^ hidden_zero)) ^ hidden_zero);
                sums_1_7 = t283;
                let value_26 = staged[row_of_split + 259u]; // body.rs:161
                let t284 = bitcast<f32>(bitcast<u32>(sums_2_0 + bitcast<f32>(bitcast<u32>(t253 * value_26) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_2_0 = t284;
                let t285 = bitcast<f32>(bitcast<u32>(sums_2_1 + bitcast<f32>(bitcast<u32>(t255 * value_26) ^ hidden_zero)) ^ hidden_zero);
                sums_2_1 = t285;
                let t286 = bitcast<f32>(bitcast<u32>(sums_2_2 + bitcast<f32>(bitcast<u32>(t257 * value_26) ^ hidden_zero)) ^ hidden_zero);
                sums_2_2 = t286;
                let t287 = bitcast<f32>(bitcast<u32>(sums_2_3 + bitcast<f32>(bitcast<u32>(t259 * value_26) ^ hidden_zero)) ^ hidden_zero);
                sums_2_3 = t287;
                let t288 = bitcast<f32>(bitcast<u32>(sums_2_4 + bitcast<f32>(bitcast<u32>(t261 * value_26) ^ hidden_zero)) ^ hidden_zero);
                sums_2_4 = t288;
                let t289 = bitcast<f32>(bitcast<u32>(sums_2_5 + bitcast<f32>(bitcast<u32>(t263 * value_26) ^ hidden_zero)) ^ hidden_zero);
                sums_2_5 = t289;
                let t290 = bitcast<f32>(bitcast<u32>(sums_2_6 + bitcast<f32>(bitcast<u32>(t265 * value_26) ^ hidden_zero)) ^ hidden_zero);
                sums_2_6 = t290;
                let t291 = bitcast<f32>(bitcast<u32>(sums_2_7 + bitcast<f32>(bitcast<u32>(t267 * value_26) ^ hidden_zero)) ^ hidden_zero);
                sums_2_7 = t291;
                let value_27 = staged[row_of_split + 387u]; // body.rs:161
                let t292 = bitcast<f32>(bitcast<u32>(sums_3_0 + bitcast<f32>(bitcast<u32>(t253 * value_27) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_3_0 = t292;
                let t293 = bitcast<f32>(bitcast<u32>(sums_3_1 + bitcast<f32>(bitcast<u32>(t255 * value_27) ^ hidden_zero)) ^ hidden_zero);
                sums_3_1 = t293;
                let t294 = bitcast<f32>(bitcast<u32>(sums_3_2 + bitcast<f32>(bitcast<u32>(t257 * value_27) ^ hidden_zero)) ^ hidden_zero);
                sums_3_2 = t294;
                let t295 = bitcast<f32>(bitcast<u32>(sums_3_3 + bitcast<f32>(bitcast<u32>(t259 * value_27) ^ hidden_zero)) ^ hidden_zero);
                sums_3_3 = t295;
                let t296 = bitcast<f32>(bitcast<u32>(sums_3_4 + bitcast<f32>(bitcast<u32>(t261 * value_27) ^ hidden_zero)) ^ hidden_zero);
                sums_3_4 = t296;
                let t297 = bitcast<f32>(bitcast<u32>(sums_3_5 + bitcast<f32>(bitcast<u32>(t263 * value_27) ^ hidden_zero)) ^ hidden_zero);
                sums_3_5 = t297;
                let t298 = bitcast<f32>(bitcast<u32>(sums_3_6 + bitcast<f32>(bitcast<u32>(t265 * value_27) ^ hidden_zero)) ^ hidden_zero);
                sums_3_6 = t298;
                let t299 = bitcast<f32>(bitcast<u32>(sums_3_7 + bitcast<f32>(bitcast<u32>(t267 * value_27) ^ hidden_zero)) ^ hidden_zero);
                sums_3_7 = t299;
                let value_28 = staged[row_of_split + 515u]; // body.rs:161
                let t300 = bitcast<f32>(bitcast<u32>(sums_4_0 + bitcast<f32>(bitcast<u32>(t253 * value_28) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_4_0 = t300;
                let t301 = bitcast<f32>(bitcast<u32>(sums_4_1 + bitcast<f32>(bitcast<u32>(t255 * value_28) ^ hidden_zero)) ^ hidden_zero);
                sums_4_1 = t301;
                let t302 = bitcast<f32>(bitcast<u32>(sums_4_2 + bitcast<f32>(bitcast<u32>(t257 * value_28) ^ hidden_zero)) ^ hidden_zero);
                sums_4_2 = t302;
                let t303 = bitcast<f32>(bitcast<u32>(sums_4_3 + bitcast<f32>(bitcast<u32>(t259 * value_28) ^ hidden_zero)) ^ hidden_zero);
                sums_4_3 = t303;
                let t304 = bitcast<f32>(bitcast<u32>(sums_4_4 + bitcast<f32>(bitcast<u32>(t261 * value_28) ^ hidden_zero)) ^ hidden_zero);
                sums_4_4 = t304;
                let t305 = bitcast<f32>(bitcast<u32>(sums_4_5 + bitcast<f32>(bitcast<u32>(t263 * value_28) ^ hidden_zero)) ^ hidden_zero);
                sums_4_5 = t305;
                let t306 = bitcast<f32>(bitcast<u32>(sums_4_6 + bitcast<f32>(bitcast<u32>(t265 * value_28) ^ hidden_zero)) ^ hidden_zero);
                sums_4_6 = t306;
                let t307 = bitcast<f32>(bitcast<u32>(sums_4_7 + bitcast<f32>(bitcast<u32>(t267 * value_28) ^ hidden_zero)) ^ hidden_zero);
                sums_4_7 = t307;
                let value_29 = staged[row_of_split + 643u]; // body.rs:161
                let t308 = bitcast<f32>(bitcast<u32>(sums_5_0 + bitcast<f32>(bitcast<u32>(t253 * value_29) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_5_0 = t308;
                let t309 = bitcast<f32>(bitcast<u32>(sums_5_1 + bitcast<f32>(bitcast<u32>(t255 * value_29) ^ hidden_zero)) ^ hidden_zero);
                sums_5_1 = t309;
                let t310 = bitcast<f32>(bitcast<u32>(sums_5_2 + bitcast<f32>(bitcast<u32>(t257 * value_29) ^ hidden_zero)) ^ hidden_zero);
                sums_5_2 = t310;
                let t311 = bitcast<f32>(bitcast<u32>(sums_5_3 + bitcast<f32>(bitcast<u32>(t259 * value_29) ^ hidden_zero)) ^ hidden_zero);
                sums_5_3 = t311;
                let t312 = bitcast<f32>(bitcast<u32>(sums_5_4 + bitcast<f32>(bitcast<u32>(t261 * value_29) ^ hidden_zero)) ^ hidden_zero);
                sums_5_4 = t312;
                let t313 = bitcast<f32>(bitcast<u32>(sums_5_5 + bitcast<f32>(bitcast<u32>(t263 * value_29) ^ hidden_zero)) ^ hidden_zero);
                sums_5_5 = t313;
                let t314 = bitcast<f32>(bitcast<u32>(sums_5_6 + bitcast<f32>(bitcast<u32>(t265 * value_29) ^ hidden_zero)) ^ hidden_zero);
                sums_5_6 = t314;
                let t315 = bitcast<f32>(bitcast<u32>(sums_5_7 + bitcast<f32>(bitcast<u32>(t267 * value_29) ^ hidden_zero)) ^ hidden_zero);
                sums_5_7 = t315;
                let value_30 = staged[row_of_split + 771u]; // body.rs:161
                let t316 = bitcast<f32>(bitcast<u32>(sums_6_0 + bitcast<f32>(bitcast<u32>(t253 * value_30) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_6_0 = t316;
                let t317 = bitcast<f32>(bitcast<u32>(sums_6_1 + bitcast<f32>(bitcast<u32>(t255 * value_30) ^ hidden_zero)) ^ hidden_zero);
                sums_6_1 = t317;
                let t318 = bitcast<f32>(bitcast<u32>(sums_6_2 + bitcast<f32>(bitcast<u32>(t257 * value_30) ^ hidden_zero)) ^ hidden_zero);
                sums_6_2 = t318;
                let t319 = bitcast<f32>(bitcast<u32>(sums_6_3 + bitcast<f32>(bitcast<u32>(t259 * value_30) ^ hidden_zero)) ^ hidden_zero);
                sums_6_3 = t319;
                let t320 = bitcast<f32>(bitcast<u32>(sums_6_4 + bitcast<f32>(bitcast<u32>(t261 * value_30) ^ hidden_zero)) ^ hidden_zero);
                sums_6_4 = t320;
                let t321 = bitcast<f32>(bitcast<u32>(sums_6_5 + bitcast<f32>(bitcast<u32>(t263 * value_30) ^ hidden_zero)) ^ hidden_zero);
                sums_6_5 = t321;
                let t322 = bitcast<f32>(bitcast<u32>(sums_6_6 + bitcast<f32>(bitcast<u32>(t265 * value_30) ^ hidden_zero)) ^ hidden_zero);
                sums_6_6 = t322;
                let t323 = bitcast<f32>(bitcast<u32>(sums_6_7 + bitcast<f32>(bitcast<u32>(t267 * value_30) ^ hidden_zero)) ^ hidden_zero);
                sums_6_7 = t323;
                let value_31 = staged[row_of_split + 899u]; // body.rs:161
                let t324 = bitcast<f32>(bitcast<u32>(sums_7_0 + bitcast<f32>(bitcast<u32>(t253 * value_31) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_7_0 = t324;
                let t325 = bitcast<f32>(bitcast<u32>(sums_7_1 + bitcast<f32>(bitcast<u32>(t255 * value_31) ^ hidden_zero)) ^ hidden_zero);
                sums_7_1 = t325;
                let t326 = bitcast<f32>(bitcast<u32>(sums_7_2 + bitcast<f32>(bitcast<u32>(t257 * value_31) ^ hidden_zero)) ^ hidden_zero);
                sums_7_2 = t326;
                let t327 = bitcast<f32>(bitcast<u32>(sums_7_3 + bitcast<f32>(bitcast<u32>(t259 * value_31) ^ hidden_zero)) ^ hidden_zero);
                sums_7_3 = t327;
                let t328 = bitcast<f32>(bitcast<u32>(sums_7_4 + bitcast<f32>(bitcast<u32>(t261 * value_31) ^ hidden_zero)) ^ hidden_zero);
                sums_7_4 = t328;
                let t329 = bitcast<f32>(bitcast<u32>(sums_7_5 + bitcast<f32>(bitcast<u32>(t263 * value_31) ^ hidden_zero)) ^ hidden_zero);
                sums_7_5 = t329;
                let t330 = bitcast<f32>(bitcast<u32>(sums_7_6 + bitcast<f32>(bitcast<u32>(t265 * value_31) ^ hidden_zero)) ^ hidden_zero);
                sums_7_6 = t330;
                let t331 = bitcast<f32>(bitcast<u32>(sums_7_7 + bitcast<f32>(bitcast<u32>(t267 * value_31) ^ hidden_zero)) ^ hidden_zero);
                sums_7_7 = t331;
            }
            for (var row_of_split = in_runs; row_of_split < n_here; row_of_split += 1u) { // body.rs:146
                let base = (first_k + row_of_split) * row_words; // body.rs:147
                let t332 = weight[base + next_1]; // body.rs:152
                let t333 = funnel_shr_u32(t332, weight[base + word_1], shift); // body.rs:98
                let t334 = dot4U8Packed((funnel_shr_u32(shr_u32(t332, shift), t333, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:71
                let t335 = bitcast<f32>(bitcast<u32>(f32(t334) - 510.0f) ^ hidden_zero);
                let t336 = bitcast<u32>(f32(dot4U8Packed(((t333 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t337 = bitcast<f32>(t336 ^ hidden_zero);
                let t338 = bitcast<u32>(f32(dot4U8Packed(((t333 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t339 = bitcast<f32>(t338 ^ hidden_zero);
                let t340 = bitcast<u32>(f32(dot4U8Packed(((t333 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t341 = bitcast<f32>(t340 ^ hidden_zero);
                let t342 = bitcast<u32>(f32(dot4U8Packed(((t333 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t343 = bitcast<f32>(t342 ^ hidden_zero);
                let t344 = bitcast<u32>(f32(dot4U8Packed(((t333 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t345 = bitcast<f32>(t344 ^ hidden_zero);
                let t346 = bitcast<u32>(f32(dot4U8Packed(((t333 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f);
                let t347 = bitcast<f32>(t346 ^ hidden_zero);
                let t348 = bitcast<u32>(f32(dot4U8Packed((t333 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) ^ hidden_zero;
                let t349 = bitcast<f32>(t348);
                let value = staged[row_of_split]; // body.rs:161
                let t350 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(bitcast<u32>(t335 * value) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_0_0 = t350;
                let t351 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(bitcast<u32>(t337 * value) ^ hidden_zero)) ^ hidden_zero);
                sums_0_1 = t351;
                let t352 = bitcast<f32>(bitcast<u32>(sums_0_2 + bitcast<f32>(bitcast<u32>(t339 * value) ^ hidden_zero)) ^ hidden_zero);
                sums_0_2 = t352;
                let t353 = bitcast<f32>(bitcast<u32>(sums_0_3 + bitcast<f32>(bitcast<u32>(t341 * value) ^ hidden_zero)) ^ hidden_zero);
                sums_0_3 = t353;
                let t354 = bitcast<f32>(bitcast<u32>(sums_0_4 + bitcast<f32>(bitcast<u32>(t343 * value) ^ hidden_zero)) ^ hidden_zero);
                sums_0_4 = t354;
                let t355 = bitcast<f32>(bitcast<u32>(sums_0_5 + bitcast<f32>(bitcast<u32>(t345 * value) ^ hidden_zero)) ^ hidden_zero);
                sums_0_5 = t355;
                let t356 = bitcast<f32>(bitcast<u32>(sums_0_6 + bitcast<f32>(bitcast<u32>(t347 * value) ^ hidden_zero)) ^ hidden_zero);
                sums_0_6 = t356;
                let t357 = bitcast<f32>(bitcast<u32>(sums_0_7 + bitcast<f32>(bitcast<u32>(t349 * value) ^ hidden_zero)) ^ hidden_zero);
                sums_0_7 = t357;
                let value_1 = staged[row_of_split + 128u]; // body.rs:161
                let t358 = bitcast<f32>(bitcast<u32>(sums_1_0 + bitcast<f32>(bitcast<u32>(t335 * value_1) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_1_0 = t358;
                let t359 = bitcast<f32>(bitcast<u32>(sums_1_1 + bitcast<f32>(bitcast<u32>(t337 * value_1) ^ hidden_zero)) ^ hidden_zero);
                sums_1_1 = t359;
                let t360 = bitcast<f32>(bitcast<u32>(sums_1_2 + bitcast<f32>(bitcast<u32>(t339 * value_1) ^ hidden_zero)) ^ hidden_zero);
                sums_1_2 = t360;
                let t361 = bitcast<f32>(bitcast<u32>(sums_1_3 + bitcast<f32>(bitcast<u32>(t341 * value_1) ^ hidden_zero)) ^ hidden_zero);
                sums_1_3 = t361;
                let t362 = bitcast<f32>(bitcast<u32>(sums_1_4 + bitcast<f32>(bitcast<u32>(t343 * value_1) ^ hidden_zero)) ^ hidden_zero);
                sums_1_4 = t362;
                let t363 = bitcast<f32>(bitcast<u32>(sums_1_5 + bitcast<f32>(bitcast<u32>(t345 * value_1) ^ hidden_zero)) ^ hidden_zero);
                sums_1_5 = t363;
                let t364 = bitcast<f32>(bitcast<u32>(sums_1_6 + bitcast<f32>(bitcast<u32>(t347 * value_1) ^ hidden_zero)) ^ hidden_zero);
                sums_1_6 = t364;
                let t365 = bitcast<f32>(bitcast<u32>(sums_1_7 + bitcast<f32>(bitcast<u32>(t349 * value_1) ^ hidden_zero)) ^ hidden_zero);
                sums_1_7 = t365;
                let value_2 = staged[row_of_split + 256u]; // body.rs:161
                let t366 = bitcast<f32>(bitcast<u32>(sums_2_0 + bitcast<f32>(bitcast<u32>(t335 * value_2) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_2_0 = t366;
                let t367 = bitcast<f32>(bitcast<u32>(sums_2_1 + bitcast<f32>(bitcast<u32>(t337 * value_2) ^ hidden_zero)) ^ hidden_zero);
                sums_2_1 = t367;
                let t368 = bitcast<f32>(bitcast<u32>(sums_2_2 + bitcast<f32>(bitcast<u32>(t339 * value_2) ^ hidden_zero)) ^ hidden_zero);
                sums_2_2 = t368;
                let t369 = bitcast<f32>(bitcast<u32>(sums_2_3 + bitcast<f32>(bitcast<u32>(t341 * value_2) ^ hidden_zero)) ^ hidden_zero);
                sums_2_3 = t369;
                let t370 = bitcast<f32>(bitcast<u32>(sums_2_4 + bitcast<f32>(bitcast<u32>(t343 * value_2) ^ hidden_zero)) ^ hidden_zero);
                sums_2_4 = t370;
                let t371 = bitcast<f32>(bitcast<u32>(sums_2_5 + bitcast<f32>(bitcast<u32>(t345 * value_2) ^ hidden_zero)) ^ hidden_zero);
                sums_2_5 = t371;
                let t372 = bitcast<f32>(bitcast<u32>(sums_2_6 + bitcast<f32>(bitcast<u32>(t347 * value_2) ^ hidden_zero)) ^ hidden_zero);
                sums_2_6 = t372;
                let t373 = bitcast<f32>(bitcast<u32>(sums_2_7 + bitcast<f32>(bitcast<u32>(t349 * value_2) ^ hidden_zero)) ^ hidden_zero);
                sums_2_7 = t373;
                let value_3 = staged[row_of_split + 384u]; // body.rs:161
                let t374 = bitcast<f32>(bitcast<u32>(sums_3_0 + bitcast<f32>(bitcast<u32>(t335 * value_3) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_3_0 = t374;
                let t375 = bitcast<f32>(bitcast<u32>(sums_3_1 + bitcast<f32>(bitcast<u32>(t337 * value_3) ^ hidden_zero)) ^ hidden_zero);
                sums_3_1 = t375;
                let t376 = bitcast<f32>(bitcast<u32>(sums_3_2 + bitcast<f32>(bitcast<u32>(t339 * value_3) ^ hidden_zero)) ^ hidden_zero);
                sums_3_2 = t376;
                let t377 = bitcast<f32>(bitcast<u32>(sums_3_3 + bitcast<f32>(bitcast<u32>(t341 * value_3) ^ hidden_zero)) ^ hidden_zero);
                sums_3_3 = t377;
                let t378 = bitcast<f32>(bitcast<u32>(sums_3_4 + bitcast<f32>(bitcast<u32>(t343 * value_3) ^ hidden_zero)) ^ hidden_zero);
                sums_3_4 = t378;
                let t379 = bitcast<f32>(bitcast<u32>(sums_3_5 + bitcast<f32>(bitcast<u32>(t345 * value_3) ^ hidden_zero)) ^ hidden_zero);
                sums_3_5 = t379;
                let t380 = bitcast<f32>(bitcast<u32>(sums_3_6 + bitcast<f32>(bitcast<u32>(t347 * value_3) ^ hidden_zero)) ^ hidden_zero);
                sums_3_6 = t380;
                let t381 = bitcast<f32>(bitcast<u32>(sums_3_7 + bitcast<f32>(bitcast<u32>(t349 * value_3) ^ hidden_zero)) ^ hidden_zero);
                sums_3_7 = t381;
                let value_4 = staged[row_of_split + 512u]; // body.rs:161
                let t382 = bitcast<f32>(bitcast<u32>(sums_4_0 + bitcast<f32>(bitcast<u32>(t335 * value_4) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_4_0 = t382;
                let t383 = bitcast<f32>(bitcast<u32>(sums_4_1 + bitcast<f32>(bitcast<u32>(t337 * value_4) ^ hidden_zero)) ^ hidden_zero);
                sums_4_1 = t383;
                let t384 = bitcast<f32>(bitcast<u32>(sums_4_2 + bitcast<f32>(bitcast<u32>(t339 * value_4) ^ hidden_zero)) ^ hidden_zero);
                sums_4_2 = t384;
                let t385 = bitcast<f32>(bitcast<u32>(sums_4_3 + bitcast<f32>(bitcast<u32>(t341 * value_4) ^ hidden_zero)) ^ hidden_zero);
                sums_4_3 = t385;
                let t386 = bitcast<f32>(bitcast<u32>(sums_4_4 + bitcast<f32>(bitcast<u32>(t343 * value_4) ^ hidden_zero)) ^ hidden_zero);
                sums_4_4 = t386;
                let t387 = bitcast<f32>(bitcast<u32>(sums_4_5 + bitcast<f32>(bitcast<u32>(t345 * value_4) ^ hidden_zero)) ^ hidden_zero);
                sums_4_5 = t387;
                let t388 = bitcast<f32>(bitcast<u32>(sums_4_6 + bitcast<f32>(bitcast<u32>(t347 * value_4) ^ hidden_zero)) ^ hidden_zero);
                sums_4_6 = t388;
                let t389 = bitcast<f32>(bitcast<u32>(sums_4_7 + bitcast<f32>(bitcast<u32>(t349 * value_4) ^ hidden_zero)) ^ hidden_zero);
                sums_4_7 = t389;
                let value_5 = staged[row_of_split + 640u]; // body.rs:161
                let t390 = bitcast<f32>(bitcast<u32>(sums_5_0 + bitcast<f32>(bitcast<u32>(t335 * value_5) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_5_0 = t390;
                let t391 = bitcast<f32>(bitcast<u32>(sums_5_1 + bitcast<f32>(bitcast<u32>(t337 * value_5) ^ hidden_zero)) ^ hidden_zero);
                sums_5_1 = t391;
                let t392 = bitcast<f32>(bitcast<u32>(sums_5_2 + bitcast<f32>(bitcast<u32>(t339 * value_5) ^ hidden_zero)) ^ hidden_zero);
                sums_5_2 = t392;
                let t393 = bitcast<f32>(bitcast<u32>(sums_5_3 + bitcast<f32>(bitcast<u32>(t341 * value_5) ^ hidden_zero)) ^ hidden_zero);
                sums_5_3 = t393;
                let t394 = bitcast<f32>(bitcast<u32>(sums_5_4 + bitcast<f32>(bitcast<u32>(t343 * value_5) ^ hidden_zero)) ^ hidden_zero);
                sums_5_4 = t394;
                let t395 = bitcast<f32>(bitcast<u32>(sums_5_5 + bitcast<f32>(bitcast<u32>(t345 * value_5) ^ hidden_zero)) ^ hidden_zero);
                sums_5_5 = t395;
                let t396 = bitcast<f32>(bitcast<u32>(sums_5_6 + bitcast<f32>(bitcast<u32>(t347 * value_5) ^ hidden_zero)) ^ hidden_zero);
                sums_5_6 = t396;
                let t397 = bitcast<f32>(bitcast<u32>(sums_5_7 + bitcast<f32>(bitcast<u32>(t349 * value_5) ^ hidden_zero)) ^ hidden_zero);
                sums_5_7 = t397;
                let value_6 = staged[row_of_split + 768u]; // body.rs:161
                let t398 = bitcast<f32>(bitcast<u32>(sums_6_0 + bitcast<f32>(bitcast<u32>(t335 * value_6) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_6_0 = t398;
                let t399 = bitcast<f32>(bitcast<u32>(sums_6_1 + bitcast<f32>(bitcast<u32>(t337 * value_6) ^ hidden_zero)) ^ hidden_zero);
                sums_6_1 = t399;
                let t400 = bitcast<f32>(bitcast<u32>(sums_6_2 + bitcast<f32>(bitcast<u32>(t339 * value_6) ^ hidden_zero)) ^ hidden_zero);
                sums_6_2 = t400;
                let t401 = bitcast<f32>(bitcast<u32>(sums_6_3 + bitcast<f32>(bitcast<u32>(t341 * value_6) ^ hidden_zero)) ^ hidden_zero);
                sums_6_3 = t401;
                let t402 = bitcast<f32>(bitcast<u32>(sums_6_4 + bitcast<f32>(bitcast<u32>(t343 * value_6) ^ hidden_zero)) ^ hidden_zero);
                sums_6_4 = t402;
                let t403 = bitcast<f32>(bitcast<u32>(sums_6_5 + bitcast<f32>(bitcast<u32>(t345 * value_6) ^ hidden_zero)) ^ hidden_zero);
                sums_6_5 = t403;
                let t404 = bitcast<f32>(bitcast<u32>(sums_6_6 + bitcast<f32>(bitcast<u32>(t347 * value_6) ^ hidden_zero)) ^ hidden_zero);
                sums_6_6 = t404;
                let t405 = bitcast<f32>(bitcast<u32>(sums_6_7 + bitcast<f32>(bitcast<u32>(t349 * value_6) ^ hidden_zero)) ^ hidden_zero);
                sums_6_7 = t405;
                let value_7 = staged[row_of_split + 896u]; // body.rs:161
                let t406 = bitcast<f32>(bitcast<u32>(sums_7_0 + bitcast<f32>(bitcast<u32>(t335 * value_7) ^ hidden_zero)) ^ hidden_zero); // body.rs:164
                sums_7_0 = t406;
                let t407 = bitcast<f32>(bitcast<u32>(sums_7_1 + bitcast<f32>(bitcast<u32>(t337 * value_7) ^ hidden_zero)) ^ hidden_zero);
                sums_7_1 = t407;
                let t408 = bitcast<f32>(bitcast<u32>(sums_7_2 + bitcast<f32>(bitcast<u32>(t339 * value_7) ^ hidden_zero)) ^ hidden_zero);
                sums_7_2 = t408;
                let t409 = bitcast<f32>(bitcast<u32>(sums_7_3 + bitcast<f32>(bitcast<u32>(t341 * value_7) ^ hidden_zero)) ^ hidden_zero);
                sums_7_3 = t409;
                let t410 = bitcast<f32>(bitcast<u32>(sums_7_4 + bitcast<f32>(bitcast<u32>(t343 * value_7) ^ hidden_zero)) ^ hidden_zero);
                sums_7_4 = t410;
                let t411 = bitcast<f32>(bitcast<u32>(sums_7_5 + bitcast<f32>(bitcast<u32>(t345 * value_7) ^ hidden_zero)) ^ hidden_zero);
                sums_7_5 = t411;
                let t412 = bitcast<f32>(bitcast<u32>(sums_7_6 + bitcast<f32>(bitcast<u32>(t347 * value_7) ^ hidden_zero)) ^ hidden_zero);
                sums_7_6 = t412;
                let t413 = bitcast<f32>(bitcast<u32>(sums_7_7 + bitcast<f32>(bitcast<u32>(t349 * value_7) ^ hidden_zero)) ^ hidden_zero);
                sums_7_7 = t413;
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
        totals_4_0 = bitcast<f32>(bitcast<u32>(totals_4_0 + sums_4_0) ^ hidden_zero);
        totals_4_1 = bitcast<f32>(bitcast<u32>(totals_4_1 + sums_4_1) ^ hidden_zero);
        totals_4_2 = bitcast<f32>(bitcast<u32>(totals_4_2 + sums_4_2) ^ hidden_zero);
        totals_4_3 = bitcast<f32>(bitcast<u32>(totals_4_3 + sums_4_3) ^ hidden_zero);
        totals_4_4 = bitcast<f32>(bitcast<u32>(totals_4_4 + sums_4_4) ^ hidden_zero);
        totals_4_5 = bitcast<f32>(bitcast<u32>(totals_4_5 + sums_4_5) ^ hidden_zero);
        totals_4_6 = bitcast<f32>(bitcast<u32>(totals_4_6 + sums_4_6) ^ hidden_zero);
        totals_4_7 = bitcast<f32>(bitcast<u32>(totals_4_7 + sums_4_7) ^ hidden_zero);
        totals_5_0 = bitcast<f32>(bitcast<u32>(totals_5_0 + sums_5_0) ^ hidden_zero);
        totals_5_1 = bitcast<f32>(bitcast<u32>(totals_5_1 + sums_5_1) ^ hidden_zero);
        totals_5_2 = bitcast<f32>(bitcast<u32>(totals_5_2 + sums_5_2) ^ hidden_zero);
        totals_5_3 = bitcast<f32>(bitcast<u32>(totals_5_3 + sums_5_3) ^ hidden_zero);
        totals_5_4 = bitcast<f32>(bitcast<u32>(totals_5_4 + sums_5_4) ^ hidden_zero);
        totals_5_5 = bitcast<f32>(bitcast<u32>(totals_5_5 + sums_5_5) ^ hidden_zero);
        totals_5_6 = bitcast<f32>(bitcast<u32>(totals_5_6 + sums_5_6) ^ hidden_zero);
        totals_5_7 = bitcast<f32>(bitcast<u32>(totals_5_7 + sums_5_7) ^ hidden_zero);
        totals_6_0 = bitcast<f32>(bitcast<u32>(totals_6_0 + sums_6_0) ^ hidden_zero);
        totals_6_1 = bitcast<f32>(bitcast<u32>(totals_6_1 + sums_6_1) ^ hidden_zero);
        totals_6_2 = bitcast<f32>(bitcast<u32>(totals_6_2 + sums_6_2) ^ hidden_zero);
        totals_6_3 = bitcast<f32>(bitcast<u32>(totals_6_3 + sums_6_3) ^ hidden_zero);
        totals_6_4 = bitcast<f32>(bitcast<u32>(totals_6_4 + sums_6_4) ^ hidden_zero);
        totals_6_5 = bitcast<f32>(bitcast<u32>(totals_6_5 + sums_6_5) ^ hidden_zero);
        totals_6_6 = bitcast<f32>(bitcast<u32>(totals_6_6 + sums_6_6) ^ hidden_zero);
        totals_6_7 = bitcast<f32>(bitcast<u32>(totals_6_7 + sums_6_7) ^ hidden_zero);
        totals_7_0 = bitcast<f32>(bitcast<u32>(totals_7_0 + sums_7_0) ^ hidden_zero);
        totals_7_1 = bitcast<f32>(bitcast<u32>(totals_7_1 + sums_7_1) ^ hidden_zero);
        totals_7_2 = bitcast<f32>(bitcast<u32>(totals_7_2 + sums_7_2) ^ hidden_zero);
        totals_7_3 = bitcast<f32>(bitcast<u32>(totals_7_3 + sums_7_3) ^ hidden_zero);
        totals_7_4 = bitcast<f32>(bitcast<u32>(totals_7_4 + sums_7_4) ^ hidden_zero);
        totals_7_5 = bitcast<f32>(bitcast<u32>(totals_7_5 + sums_7_5) ^ hidden_zero);
        totals_7_6 = bitcast<f32>(bitcast<u32>(totals_7_6 + sums_7_6) ^ hidden_zero);
        totals_7_7 = bitcast<f32>(bitcast<u32>(totals_7_7 + sums_7_7) ^ hidden_zero);
    }
    if (column < imm.n) { // body.rs:179
        if (first_m < imm.m) { // body.rs:182
            let t414 = residual[((first_m * imm.n + column) >> 1u) >> 1u]; // body.rs:217
            var values_0 = 0.0f; // body.rs:218
            var values_1 = 0.0f;
            var values_2 = 0.0f;
            var values_3 = 0.0f;
            let bits = bitcast<u32>(decode_bf16(t414.x) + decode_bf16(encode_bf16(totals_0_0))); // bits.rs:31
            values_0 = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // body.rs:221
            let bits_1 = bitcast<u32>(decode_bf16(t414.x >> 16u) + decode_bf16(encode_bf16(totals_0_1))); // bits.rs:31
            values_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // body.rs:221
            let bits_2 = bitcast<u32>(decode_bf16(t414.y) + decode_bf16(encode_bf16(totals_0_2))); // bits.rs:31
            values_2 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // body.rs:221
            let bits_3 = bitcast<u32>(decode_bf16(t414.y >> 16u) + decode_bf16(encode_bf16(totals_0_3))); // bits.rs:31
            values_3 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // body.rs:221
            let t415 = vec2<u32>(encode_bf16(values_0) | (encode_bf16(values_1) << 16u), encode_bf16(values_2) | (encode_bf16(values_3) << 16u)); // body.rs:223
            y[((first_m * imm.n + column) >> 1u) >> 1u] = t415;
            let column_1 = column + 4u; // body.rs:185
            let t416 = residual[((first_m * imm.n + column_1) >> 1u) >> 1u]; // body.rs:217
            var values_0_1 = 0.0f; // body.rs:218
            var values_1_1 = 0.0f;
            var values_2_1 = 0.0f;
            var values_3_1 = 0.0f;
            let bits_4 = bitcast<u32>(decode_bf16(t416.x) + decode_bf16(encode_bf16(totals_0_4))); // bits.rs:31
            values_0_1 = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))); // body.rs:221
            let bits_5 = bitcast<u32>(decode_bf16(t416.x >> 16u) + decode_bf16(encode_bf16(totals_0_5))); // bits.rs:31
            values_1_1 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // body.rs:221
            let bits_6 = bitcast<u32>(decode_bf16(t416.y) + decode_bf16(encode_bf16(totals_0_6))); // bits.rs:31
            values_2_1 = bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))); // body.rs:221
            let bits_7 = bitcast<u32>(decode_bf16(t416.y >> 16u) + decode_bf16(encode_bf16(totals_0_7))); // bits.rs:31
            values_3_1 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))); // body.rs:221
            let t417 = vec2<u32>(encode_bf16(values_0_1) | (encode_bf16(values_1_1) << 16u), encode_bf16(values_2_1) | (encode_bf16(values_3_1) << 16u)); // body.rs:223
            y[((first_m * imm.n + column_1) >> 1u) >> 1u] = t417;
        }
        if (first_m + 1u < imm.m) { // body.rs:182
            let row = first_m + 1u; // body.rs:185
            let t418 = residual[((row * imm.n + column) >> 1u) >> 1u]; // body.rs:217
            var values_0 = 0.0f; // body.rs:218
            var values_1 = 0.0f;
            var values_2 = 0.0f;
            var values_3 = 0.0f;
            let bits = bitcast<u32>(decode_bf16(t418.x) + decode_bf16(encode_bf16(totals_1_0))); // bits.rs:31
            values_0 = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // body.rs:221
            let bits_1 = bitcast<u32>(decode_bf16(t418.x >> 16u) + decode_bf16(encode_bf16(totals_1_1))); // bits.rs:31
            values_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // body.rs:221
            let bits_2 = bitcast<u32>(decode_bf16(t418.y) + decode_bf16(encode_bf16(totals_1_2))); // bits.rs:31
            values_2 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // body.rs:221
            let bits_3 = bitcast<u32>(decode_bf16(t418.y >> 16u) + decode_bf16(encode_bf16(totals_1_3))); // bits.rs:31
            values_3 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // body.rs:221
            let t419 = vec2<u32>(encode_bf16(values_0) | (encode_bf16(values_1) << 16u), encode_bf16(values_2) | (encode_bf16(values_3) << 16u)); // body.rs:223
            y[((row * imm.n + column) >> 1u) >> 1u] = t419;
            let row_1 = first_m + 1u; // body.rs:185
            let column_1 = column + 4u;
            let t420 = residual[((row_1 * imm.n + column_1) >> 1u) >> 1u]; // body.rs:217
            var values_0_1 = 0.0f; // body.rs:218
            var values_1_1 = 0.0f;
            var values_2_1 = 0.0f;
            var values_3_1 = 0.0f;
            let bits_4 = bitcast<u32>(decode_bf16(t420.x) + decode_bf16(encode_bf16(totals_1_4))); // bits.rs:31
            values_0_1 = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))); // body.rs:221
            let bits_5 = bitcast<u32>(decode_bf16(t420.x >> 16u) + decode_bf16(encode_bf16(totals_1_5))); // bits.rs:31
            values_1_1 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // body.rs:221
            let bits_6 = bitcast<u32>(decode_bf16(t420.y) + decode_bf16(encode_bf16(totals_1_6))); // bits.rs:31
            values_2_1 = bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))); // body.rs:221
            let bits_7 = bitcast<u32>(decode_bf16(t420.y >> 16u) + decode_bf16(encode_bf16(totals_1_7))); // bits.rs:31
            values_3_1 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))); // body.rs:221
            let t421 = vec2<u32>(encode_bf16(values_0_1) | (encode_bf16(values_1_1) << 16u), encode_bf16(values_2_1) | (encode_bf16(values_3_1) << 16u)); // body.rs:223
            y[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t421;
        }
        if (first_m + 2u < imm.m) { // body.rs:182
            let row = first_m + 2u; // body.rs:185
            let t422 = residual[((row * imm.n + column) >> 1u) >> 1u]; // body.rs:217
            var values_0 = 0.0f; // body.rs:218
            var values_1 = 0.0f;
            var values_2 = 0.0f;
            var values_3 = 0.0f;
            let bits = bitcast<u32>(decode_bf16(t422.x) + decode_bf16(encode_bf16(totals_2_0))); // bits.rs:31
            values_0 = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // body.rs:221
            let bits_1 = bitcast<u32>(decode_bf16(t422.x >> 16u) + decode_bf16(encode_bf16(totals_2_1))); // bits.rs:31
            values_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // body.rs:221
            let bits_2 = bitcast<u32>(decode_bf16(t422.y) + decode_bf16(encode_bf16(totals_2_2))); // bits.rs:31
            values_2 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // body.rs:221
            let bits_3 = bitcast<u32>(decode_bf16(t422.y >> 16u) + decode_bf16(encode_bf16(totals_2_3))); // bits.rs:31
            values_3 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // body.rs:221
            let t423 = vec2<u32>(encode_bf16(values_0) | (encode_bf16(values_1) << 16u), encode_bf16(values_2) | (encode_bf16(values_3) << 16u)); // body.rs:223
            y[((row * imm.n + column) >> 1u) >> 1u] = t423;
            let row_1 = first_m + 2u; // body.rs:185
            let column_1 = column + 4u;
            let t424 = residual[((row_1 * imm.n + column_1) >> 1u) >> 1u]; // body.rs:217
            var values_0_1 = 0.0f; // body.rs:218
            var values_1_1 = 0.0f;
            var values_2_1 = 0.0f;
            var values_3_1 = 0.0f;
            let bits_4 = bitcast<u32>(decode_bf16(t424.x) + decode_bf16(encode_bf16(totals_2_4))); // bits.rs:31
            values_0_1 = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))); // body.rs:221
            let bits_5 = bitcast<u32>(decode_bf16(t424.x >> 16u) + decode_bf16(encode_bf16(totals_2_5))); // bits.rs:31
            values_1_1 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // body.rs:221
            let bits_6 = bitcast<u32>(decode_bf16(t424.y) + decode_bf16(encode_bf16(totals_2_6))); // bits.rs:31
            values_2_1 = bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))); // body.rs:221
            let bits_7 = bitcast<u32>(decode_bf16(t424.y >> 16u) + decode_bf16(encode_bf16(totals_2_7))); // bits.rs:31
            values_3_1 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))); // body.rs:221
            let t425 = vec2<u32>(encode_bf16(values_0_1) | (encode_bf16(values_1_1) << 16u), encode_bf16(values_2_1) | (encode_bf16(values_3_1) << 16u)); // body.rs:223
            y[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t425;
        }
        if (first_m + 3u < imm.m) { // body.rs:182
            let row = first_m + 3u; // body.rs:185
            let t426 = residual[((row * imm.n + column) >> 1u) >> 1u]; // body.rs:217
            var values_0 = 0.0f; // body.rs:218
            var values_1 = 0.0f;
            var values_2 = 0.0f;
            var values_3 = 0.0f;
            let bits = bitcast<u32>(decode_bf16(t426.x) + decode_bf16(encode_bf16(totals_3_0))); // bits.rs:31
            values_0 = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // body.rs:221
            let bits_1 = bitcast<u32>(decode_bf16(t426.x >> 16u) + decode_bf16(encode_bf16(totals_3_1))); // bits.rs:31
            values_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // body.rs:221
            let bits_2 = bitcast<u32>(decode_bf16(t426.y) + decode_bf16(encode_bf16(totals_3_2))); // bits.rs:31
            values_2 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // body.rs:221
            let bits_3 = bitcast<u32>(decode_bf16(t426.y >> 16u) + decode_bf16(encode_bf16(totals_3_3))); // bits.rs:31
            values_3 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // body.rs:221
            let t427 = vec2<u32>(encode_bf16(values_0) | (encode_bf16(values_1) << 16u), encode_bf16(values_2) | (encode_bf16(values_3) << 16u)); // body.rs:223
            y[((row * imm.n + column) >> 1u) >> 1u] = t427;
            let row_1 = first_m + 3u; // body.rs:185
            let column_1 = column + 4u;
            let t428 = residual[((row_1 * imm.n + column_1) >> 1u) >> 1u]; // body.rs:217
            var values_0_1 = 0.0f; // body.rs:218
            var values_1_1 = 0.0f;
            var values_2_1 = 0.0f;
            var values_3_1 = 0.0f;
            let bits_4 = bitcast<u32>(decode_bf16(t428.x) + decode_bf16(encode_bf16(totals_3_4))); // bits.rs:31
            values_0_1 = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))); // body.rs:221
            let bits_5 = bitcast<u32>(decode_bf16(t428.x >> 16u) + decode_bf16(encode_bf16(totals_3_5))); // bits.rs:31
            values_1_1 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // body.rs:221
            let bits_6 = bitcast<u32>(decode_bf16(t428.y) + decode_bf16(encode_bf16(totals_3_6))); // bits.rs:31
            values_2_1 = bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))); // body.rs:221
            let bits_7 = bitcast<u32>(decode_bf16(t428.y >> 16u) + decode_bf16(encode_bf16(totals_3_7))); // bits.rs:31
            values_3_1 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))); // body.rs:221
            let t429 = vec2<u32>(encode_bf16(values_0_1) | (encode_bf16(values_1_1) << 16u), encode_bf16(values_2_1) | (encode_bf16(values_3_1) << 16u)); // body.rs:223
            y[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t429;
        }
        if (first_m + 4u < imm.m) { // body.rs:182
            let row = first_m + 4u; // body.rs:185
            let t430 = residual[((row * imm.n + column) >> 1u) >> 1u]; // body.rs:217
            var values_0 = 0.0f; // body.rs:218
            var values_1 = 0.0f;
            var values_2 = 0.0f;
            var values_3 = 0.0f;
            let bits = bitcast<u32>(decode_bf16(t430.x) + decode_bf16(encode_bf16(totals_4_0))); // bits.rs:31
            values_0 = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // body.rs:221
            let bits_1 = bitcast<u32>(decode_bf16(t430.x >> 16u) + decode_bf16(encode_bf16(totals_4_1))); // bits.rs:31
            values_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // body.rs:221
            let bits_2 = bitcast<u32>(decode_bf16(t430.y) + decode_bf16(encode_bf16(totals_4_2))); // bits.rs:31
            values_2 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // body.rs:221
            let bits_3 = bitcast<u32>(decode_bf16(t430.y >> 16u) + decode_bf16(encode_bf16(totals_4_3))); // bits.rs:31
            values_3 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // body.rs:221
            let t431 = vec2<u32>(encode_bf16(values_0) | (encode_bf16(values_1) << 16u), encode_bf16(values_2) | (encode_bf16(values_3) << 16u)); // body.rs:223
            y[((row * imm.n + column) >> 1u) >> 1u] = t431;
            let row_1 = first_m + 4u; // body.rs:185
            let column_1 = column + 4u;
            let t432 = residual[((row_1 * imm.n + column_1) >> 1u) >> 1u]; // body.rs:217
            var values_0_1 = 0.0f; // body.rs:218
            var values_1_1 = 0.0f;
            var values_2_1 = 0.0f;
            var values_3_1 = 0.0f;
            let bits_4 = bitcast<u32>(decode_bf16(t432.x) + decode_bf16(encode_bf16(totals_4_4))); // bits.rs:31
            values_0_1 = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))); // body.rs:221
            let bits_5 = bitcast<u32>(decode_bf16(t432.x >> 16u) + decode_bf16(encode_bf16(totals_4_5))); // bits.rs:31
            values_1_1 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // body.rs:221
            let bits_6 = bitcast<u32>(decode_bf16(t432.y) + decode_bf16(encode_bf16(totals_4_6))); // bits.rs:31
            values_2_1 = bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))); // body.rs:221
            let bits_7 = bitcast<u32>(decode_bf16(t432.y >> 16u) + decode_bf16(encode_bf16(totals_4_7))); // bits.rs:31
            values_3_1 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))); // body.rs:221
            let t433 = vec2<u32>(encode_bf16(values_0_1) | (encode_bf16(values_1_1) << 16u), encode_bf16(values_2_1) | (encode_bf16(values_3_1) << 16u)); // body.rs:223
            y[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t433;
        }
        if (first_m + 5u < imm.m) { // body.rs:182
            let row = first_m + 5u; // body.rs:185
            let t434 = residual[((row * imm.n + column) >> 1u) >> 1u]; // body.rs:217
            var values_0 = 0.0f; // body.rs:218
            var values_1 = 0.0f;
            var values_2 = 0.0f;
            var values_3 = 0.0f;
            let bits = bitcast<u32>(decode_bf16(t434.x) + decode_bf16(encode_bf16(totals_5_0))); // bits.rs:31
            values_0 = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // body.rs:221
            let bits_1 = bitcast<u32>(decode_bf16(t434.x >> 16u) + decode_bf16(encode_bf16(totals_5_1))); // bits.rs:31
            values_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // body.rs:221
            let bits_2 = bitcast<u32>(decode_bf16(t434.y) + decode_bf16(encode_bf16(totals_5_2))); // bits.rs:31
            values_2 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // body.rs:221
            let bits_3 = bitcast<u32>(decode_bf16(t434.y >> 16u) + decode_bf16(encode_bf16(totals_5_3))); // bits.rs:31
            values_3 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // body.rs:221
            let t435 = vec2<u32>(encode_bf16(values_0) | (encode_bf16(values_1) << 16u), encode_bf16(values_2) | (encode_bf16(values_3) << 16u)); // body.rs:223
            y[((row * imm.n + column) >> 1u) >> 1u] = t435;
            let row_1 = first_m + 5u; // body.rs:185
            let column_1 = column + 4u;
            let t436 = residual[((row_1 * imm.n + column_1) >> 1u) >> 1u]; // body.rs:217
            var values_0_1 = 0.0f; // body.rs:218
            var values_1_1 = 0.0f;
            var values_2_1 = 0.0f;
            var values_3_1 = 0.0f;
            let bits_4 = bitcast<u32>(decode_bf16(t436.x) + decode_bf16(encode_bf16(totals_5_4))); // bits.rs:31
            values_0_1 = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))); // body.rs:221
            let bits_5 = bitcast<u32>(decode_bf16(t436.x >> 16u) + decode_bf16(encode_bf16(totals_5_5))); // bits.rs:31
            values_1_1 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // body.rs:221
            let bits_6 = bitcast<u32>(decode_bf16(t436.y) + decode_bf16(encode_bf16(totals_5_6))); // bits.rs:31
            values_2_1 = bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))); // body.rs:221
            let bits_7 = bitcast<u32>(decode_bf16(t436.y >> 16u) + decode_bf16(encode_bf16(totals_5_7))); // bits.rs:31
            values_3_1 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))); // body.rs:221
            let t437 = vec2<u32>(encode_bf16(values_0_1) | (encode_bf16(values_1_1) << 16u), encode_bf16(values_2_1) | (encode_bf16(values_3_1) << 16u)); // body.rs:223
            y[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t437;
        }
        if (first_m + 6u < imm.m) { // body.rs:182
            let row = first_m + 6u; // body.rs:185
            let t438 = residual[((row * imm.n + column) >> 1u) >> 1u]; // body.rs:217
            var values_0 = 0.0f; // body.rs:218
            var values_1 = 0.0f;
            var values_2 = 0.0f;
            var values_3 = 0.0f;
            let bits = bitcast<u32>(decode_bf16(t438.x) + decode_bf16(encode_bf16(totals_6_0))); // bits.rs:31
            values_0 = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // body.rs:221
            let bits_1 = bitcast<u32>(decode_bf16(t438.x >> 16u) + decode_bf16(encode_bf16(totals_6_1))); // bits.rs:31
            values_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // body.rs:221
            let bits_2 = bitcast<u32>(decode_bf16(t438.y) + decode_bf16(encode_bf16(totals_6_2))); // bits.rs:31
            values_2 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // body.rs:221
            let bits_3 = bitcast<u32>(decode_bf16(t438.y >> 16u) + decode_bf16(encode_bf16(totals_6_3))); // bits.rs:31
            values_3 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // body.rs:221
            let t439 = vec2<u32>(encode_bf16(values_0) | (encode_bf16(values_1) << 16u), encode_bf16(values_2) | (encode_bf16(values_3) << 16u)); // body.rs:223
            y[((row * imm.n + column) >> 1u) >> 1u] = t439;
            let row_1 = first_m + 6u; // body.rs:185
            let column_1 = column + 4u;
            let t440 = residual[((row_1 * imm.n + column_1) >> 1u) >> 1u]; // body.rs:217
            var values_0_1 = 0.0f; // body.rs:218
            var values_1_1 = 0.0f;
            var values_2_1 = 0.0f;
            var values_3_1 = 0.0f;
            let bits_4 = bitcast<u32>(decode_bf16(t440.x) + decode_bf16(encode_bf16(totals_6_4))); // bits.rs:31
            values_0_1 = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))); // body.rs:221
            let bits_5 = bitcast<u32>(decode_bf16(t440.x >> 16u) + decode_bf16(encode_bf16(totals_6_5))); // bits.rs:31
            values_1_1 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // body.rs:221
            let bits_6 = bitcast<u32>(decode_bf16(t440.y) + decode_bf16(encode_bf16(totals_6_6))); // bits.rs:31
            values_2_1 = bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))); // body.rs:221
            let bits_7 = bitcast<u32>(decode_bf16(t440.y >> 16u) + decode_bf16(encode_bf16(totals_6_7))); // bits.rs:31
            values_3_1 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))); // body.rs:221
            let t441 = vec2<u32>(encode_bf16(values_0_1) | (encode_bf16(values_1_1) << 16u), encode_bf16(values_2_1) | (encode_bf16(values_3_1) << 16u)); // body.rs:223
            y[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t441;
        }
        if (first_m + 7u < imm.m) { // body.rs:182
            let row = first_m + 7u; // body.rs:185
            let t442 = residual[((row * imm.n + column) >> 1u) >> 1u]; // body.rs:217
            var values_0 = 0.0f; // body.rs:218
            var values_1 = 0.0f;
            var values_2 = 0.0f;
            var values_3 = 0.0f;
            let bits = bitcast<u32>(decode_bf16(t442.x) + decode_bf16(encode_bf16(totals_7_0))); // bits.rs:31
            values_0 = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // body.rs:221
            let bits_1 = bitcast<u32>(decode_bf16(t442.x >> 16u) + decode_bf16(encode_bf16(totals_7_1))); // bits.rs:31
            values_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // body.rs:221
            let bits_2 = bitcast<u32>(decode_bf16(t442.y) + decode_bf16(encode_bf16(totals_7_2))); // bits.rs:31
            values_2 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // body.rs:221
            let bits_3 = bitcast<u32>(decode_bf16(t442.y >> 16u) + decode_bf16(encode_bf16(totals_7_3))); // bits.rs:31
            values_3 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // body.rs:221
            let t443 = vec2<u32>(encode_bf16(values_0) | (encode_bf16(values_1) << 16u), encode_bf16(values_2) | (encode_bf16(values_3) << 16u)); // body.rs:223
            y[((row * imm.n + column) >> 1u) >> 1u] = t443;
            let row_1 = first_m + 7u; // body.rs:185
            let column_1 = column + 4u;
            let t444 = residual[((row_1 * imm.n + column_1) >> 1u) >> 1u]; // body.rs:217
            var values_0_1 = 0.0f; // body.rs:218
            var values_1_1 = 0.0f;
            var values_2_1 = 0.0f;
            var values_3_1 = 0.0f;
            let bits_4 = bitcast<u32>(decode_bf16(t444.x) + decode_bf16(encode_bf16(totals_7_4))); // bits.rs:31
            values_0_1 = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))); // body.rs:221
            let bits_5 = bitcast<u32>(decode_bf16(t444.x >> 16u) + decode_bf16(encode_bf16(totals_7_5))); // bits.rs:31
            values_1_1 = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // body.rs:221
            let bits_6 = bitcast<u32>(decode_bf16(t444.y) + decode_bf16(encode_bf16(totals_7_6))); // bits.rs:31
            values_2_1 = bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))); // body.rs:221
            let bits_7 = bitcast<u32>(decode_bf16(t444.y >> 16u) + decode_bf16(encode_bf16(totals_7_7))); // bits.rs:31
            values_3_1 = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))); // body.rs:221
            let t445 = vec2<u32>(encode_bf16(values_0_1) | (encode_bf16(values_1_1) << 16u), encode_bf16(values_2_1) | (encode_bf16(values_3_1) << 16u)); // body.rs:223
            y[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t445;
        }
    }
}
