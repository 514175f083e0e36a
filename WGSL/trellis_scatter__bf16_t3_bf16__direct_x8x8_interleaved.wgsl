struct Immediates {
    n: u32,
    k: u32,
    m: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read> weight: array<u32>;
@group(0) @binding(2) var<storage, read> scales: array<u32>;
@group(0) @binding(3) var<storage, read_write> y: array<vec2<u32>>;
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
fn trellis_scatter__bf16_t3_bf16__direct_x8x8_interleaved(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
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
            let factor = load_scales(place_k) * 0.0067658755f; // trellis.rs:77
            let value = load_x(min_u32(first_m, imm.m - 1u) * imm.k + place_k); // body.rs:60
            let bits = bitcast<u32>(value * factor); // bits.rs:31
            staged[local_invocation_index] = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // body.rs:61
            let value_1 = load_x(min_u32(first_m + 1u, imm.m - 1u) * imm.k + place_k); // body.rs:60
            let bits_1 = bitcast<u32>(value_1 * factor); // bits.rs:31
            staged[local_invocation_index + 128u] = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // body.rs:61
            let value_2 = load_x(min_u32(first_m + 2u, imm.m - 1u) * imm.k + place_k); // body.rs:60
            let bits_2 = bitcast<u32>(value_2 * factor); // bits.rs:31
            staged[local_invocation_index + 256u] = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // body.rs:61
            let value_3 = load_x(min_u32(first_m + 3u, imm.m - 1u) * imm.k + place_k); // body.rs:60
            let bits_3 = bitcast<u32>(value_3 * factor); // bits.rs:31
            staged[local_invocation_index + 384u] = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // body.rs:61
            let value_4 = load_x(min_u32(first_m + 4u, imm.m - 1u) * imm.k + place_k); // body.rs:60
            let bits_4 = bitcast<u32>(value_4 * factor); // bits.rs:31
            staged[local_invocation_index + 512u] = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))); // body.rs:61
            let value_5 = load_x(min_u32(first_m + 5u, imm.m - 1u) * imm.k + place_k); // body.rs:60
            let bits_5 = bitcast<u32>(value_5 * factor); // bits.rs:31
            staged[local_invocation_index + 640u] = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // body.rs:61
            let value_6 = load_x(min_u32(first_m + 6u, imm.m - 1u) * imm.k + place_k); // body.rs:60
            let bits_6 = bitcast<u32>(value_6 * factor); // bits.rs:31
            staged[local_invocation_index + 768u] = bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))); // body.rs:61
            let value_7 = load_x(min_u32(first_m + 7u, imm.m - 1u) * imm.k + place_k); // body.rs:60
            let bits_7 = bitcast<u32>(value_7 * factor); // bits.rs:31
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
                let t10 = f32(t9) - 510.0f;
                let t11 = f32(dot4U8Packed(((t8 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t12 = f32(dot4U8Packed(((t8 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t13 = f32(dot4U8Packed(((t8 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t14 = f32(dot4U8Packed(((t8 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t15 = f32(dot4U8Packed(((t8 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t16 = f32(dot4U8Packed(((t8 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t17 = f32(dot4U8Packed((t8 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let value = staged[row_of_split]; // body.rs:161
                sums_0_0 = sums_0_0 + t10 * value; // body.rs:164
                sums_0_1 = sums_0_1 + t11 * value;
                sums_0_2 = sums_0_2 + t12 * value;
                sums_0_3 = sums_0_3 + t13 * value;
                sums_0_4 = sums_0_4 + t14 * value;
                sums_0_5 = sums_0_5 + t15 * value;
                sums_0_6 = sums_0_6 + t16 * value;
                sums_0_7 = sums_0_7 + t17 * value;
                let value_1 = staged[row_of_split + 128u]; // body.rs:161
                sums_1_0 = sums_1_0 + t10 * value_1; // body.rs:164
                sums_1_1 = sums_1_1 + t11 * value_1;
                sums_1_2 = sums_1_2 + t12 * value_1;
                sums_1_3 = sums_1_3 + t13 * value_1;
                sums_1_4 = sums_1_4 + t14 * value_1;
                sums_1_5 = sums_1_5 + t15 * value_1;
                sums_1_6 = sums_1_6 + t16 * value_1;
                sums_1_7 = sums_1_7 + t17 * value_1;
                let value_2 = staged[row_of_split + 256u]; // body.rs:161
                sums_2_0 = sums_2_0 + t10 * value_2; // body.rs:164
                sums_2_1 = sums_2_1 + t11 * value_2;
                sums_2_2 = sums_2_2 + t12 * value_2;
                sums_2_3 = sums_2_3 + t13 * value_2;
                sums_2_4 = sums_2_4 + t14 * value_2;
                sums_2_5 = sums_2_5 + t15 * value_2;
                sums_2_6 = sums_2_6 + t16 * value_2;
                sums_2_7 = sums_2_7 + t17 * value_2;
                let value_3 = staged[row_of_split + 384u]; // body.rs:161
                sums_3_0 = sums_3_0 + t10 * value_3; // body.rs:164
                sums_3_1 = sums_3_1 + t11 * value_3;
                sums_3_2 = sums_3_2 + t12 * value_3;
                sums_3_3 = sums_3_3 + t13 * value_3;
                sums_3_4 = sums_3_4 + t14 * value_3;
                sums_3_5 = sums_3_5 + t15 * value_3;
                sums_3_6 = sums_3_6 + t16 * value_3;
                sums_3_7 = sums_3_7 + t17 * value_3;
                let value_4 = staged[row_of_split + 512u]; // body.rs:161
                sums_4_0 = sums_4_0 + t10 * value_4; // body.rs:164
                sums_4_1 = sums_4_1 + t11 * value_4;
                sums_4_2 = sums_4_2 + t12 * value_4;
                sums_4_3 = sums_4_3 + t13 * value_4;
                sums_4_4 = sums_4_4 + t14 * value_4;
                sums_4_5 = sums_4_5 + t15 * value_4;
                sums_4_6 = sums_4_6 + t16 * value_4;
                sums_4_7 = sums_4_7 + t17 * value_4;
                let value_5 = staged[row_of_split + 640u]; // body.rs:161
                sums_5_0 = sums_5_0 + t10 * value_5; // body.rs:164
                sums_5_1 = sums_5_1 + t11 * value_5;
                sums_5_2 = sums_5_2 + t12 * value_5;
                sums_5_3 = sums_5_3 + t13 * value_5;
                sums_5_4 = sums_5_4 + t14 * value_5;
                sums_5_5 = sums_5_5 + t15 * value_5;
                sums_5_6 = sums_5_6 + t16 * value_5;
                sums_5_7 = sums_5_7 + t17 * value_5;
                let value_6 = staged[row_of_split + 768u]; // body.rs:161
                sums_6_0 = sums_6_0 + t10 * value_6; // body.rs:164
                sums_6_1 = sums_6_1 + t11 * value_6;
                sums_6_2 = sums_6_2 + t12 * value_6;
                sums_6_3 = sums_6_3 + t13 * value_6;
                sums_6_4 = sums_6_4 + t14 * value_6;
                sums_6_5 = sums_6_5 + t15 * value_6;
                sums_6_6 = sums_6_6 + t16 * value_6;
                sums_6_7 = sums_6_7 + t17 * value_6;
                let value_7 = staged[row_of_split + 896u]; // body.rs:161
                sums_7_0 = sums_7_0 + t10 * value_7; // body.rs:164
                sums_7_1 = sums_7_1 + t11 * value_7;
                sums_7_2 = sums_7_2 + t12 * value_7;
                sums_7_3 = sums_7_3 + t13 * value_7;
                sums_7_4 = sums_7_4 + t14 * value_7;
                sums_7_5 = sums_7_5 + t15 * value_7;
                sums_7_6 = sums_7_6 + t16 * value_7;
                sums_7_7 = sums_7_7 + t17 * value_7;
                let t18 = funnel_shr_u32(t3, weight[t2 + word_1], shift); // body.rs:98
                let t19 = dot4U8Packed((funnel_shr_u32(shr_u32(t3, shift), t18, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:71
                let t20 = f32(t19) - 510.0f;
                let t21 = f32(dot4U8Packed(((t18 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t22 = f32(dot4U8Packed(((t18 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t23 = f32(dot4U8Packed(((t18 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t24 = f32(dot4U8Packed(((t18 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t25 = f32(dot4U8Packed(((t18 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t26 = f32(dot4U8Packed(((t18 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t27 = f32(dot4U8Packed((t18 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let value_8 = staged[row_of_split + 1u]; // body.rs:161
                sums_0_0 = sums_0_0 + t20 * value_8; // body.rs:164
                sums_0_1 = sums_0_1 + t21 * value_8;
                sums_0_2 = sums_0_2 + t22 * value_8;
                sums_0_3 = sums_0_3 + t23 * value_8;
                sums_0_4 = sums_0_4 + t24 * value_8;
                sums_0_5 = sums_0_5 + t25 * value_8;
                sums_0_6 = sums_0_6 + t26 * value_8;
                sums_0_7 = sums_0_7 + t27 * value_8;
                let value_9 = staged[row_of_split + 129u]; // body.rs:161
                sums_1_0 = sums_1_0 + t20 * value_9; // body.rs:164
                sums_1_1 = sums_1_1 + t21 * value_9;
                sums_1_2 = sums_1_2 + t22 * value_9;
                sums_1_3 = sums_1_3 + t23 * value_9;
                sums_1_4 = sums_1_4 + t24 * value_9;
                sums_1_5 = sums_1_5 + t25 * value_9;
                sums_1_6 = sums_1_6 + t26 * value_9;
                sums_1_7 = sums_1_7 + t27 * value_9;
                let value_10 = staged[row_of_split + 257u]; // body.rs:161
                sums_2_0 = sums_2_0 + t20 * value_10; // body.rs:164
                sums_2_1 = sums_2_1 + t21 * value_10;
                sums_2_2 = sums_2_2 + t22 * value_10;
                sums_2_3 = sums_2_3 + t23 * value_10;
                sums_2_4 = sums_2_4 + t24 * value_10;
                sums_2_5 = sums_2_5 + t25 * value_10;
                sums_2_6 = sums_2_6 + t26 * value_10;
                sums_2_7 = sums_2_7 + t27 * value_10;
                let value_11 = staged[row_of_split + 385u]; // body.rs:161
                sums_3_0 = sums_3_0 + t20 * value_11; // body.rs:164
                sums_3_1 = sums_3_1 + t21 * value_11;
                sums_3_2 = sums_3_2 + t22 * value_11;
                sums_3_3 = sums_3_3 + t23 * value_11;
                sums_3_4 = sums_3_4 + t24 * value_11;
                sums_3_5 = sums_3_5 + t25 * value_11;
                sums_3_6 = sums_3_6 + t26 * value_11;
                sums_3_7 = sums_3_7 + t27 * value_11;
                let value_12 = staged[row_of_split + 513u]; // body.rs:161
                sums_4_0 = sums_4_0 + t20 * value_12; // body.rs:164
                sums_4_1 = sums_4_1 + t21 * value_12;
                sums_4_2 = sums_4_2 + t22 * value_12;
                sums_4_3 = sums_4_3 + t23 * value_12;
                sums_4_4 = sums_4_4 + t24 * value_12;
                sums_4_5 = sums_4_5 + t25 * value_12;
                sums_4_6 = sums_4_6 + t26 * value_12;
                sums_4_7 = sums_4_7 + t27 * value_12;
                let value_13 = staged[row_of_split + 641u]; // body.rs:161
                sums_5_0 = sums_5_0 + t20 * value_13; // body.rs:164
                sums_5_1 = sums_5_1 + t21 * value_13;
                sums_5_2 = sums_5_2 + t22 * value_13;
                sums_5_3 = sums_5_3 + t23 * value_13;
                sums_5_4 = sums_5_4 + t24 * value_13;
                sums_5_5 = sums_5_5 + t25 * value_13;
                sums_5_6 = sums_5_6 + t26 * value_13;
                sums_5_7 = sums_5_7 + t27 * value_13;
                let value_14 = staged[row_of_split + 769u]; // body.rs:161
                sums_6_0 = sums_6_0 + t20 * value_14; // body.rs:164
                sums_6_1 = sums_6_1 + t21 * value_14;
                sums_6_2 = sums_6_2 + t22 * value_14;
                sums_6_3 = sums_6_3 + t23 * value_14;
                sums_6_4 = sums_6_4 + t24 * value_14;
                sums_6_5 = sums_6_5 + t25 * value_14;
                sums_6_6 = sums_6_6 + t26 * value_14;
                sums_6_7 = sums_6_7 + t27 * value_14;
                let value_15 = staged[row_of_split + 897u]; // body.rs:161
                sums_7_0 = sums_7_0 + t20 * value_15; // body.rs:164
                sums_7_1 = sums_7_1 + t21 * value_15;
                sums_7_2 = sums_7_2 + t22 * value_15;
                sums_7_3 = sums_7_3 + t23 * value_15;
                sums_7_4 = sums_7_4 + t24 * value_15;
                sums_7_5 = sums_7_5 + t25 * value_15;
                sums_7_6 = sums_7_6 + t26 * value_15;
                sums_7_7 = sums_7_7 + t27 * value_15;
                let t28 = funnel_shr_u32(t5, weight[t4 + word_1], shift); // body.rs:98
                let t29 = dot4U8Packed((funnel_shr_u32(shr_u32(t5, shift), t28, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:71
                let t30 = f32(t29) - 510.0f;
                let t31 = f32(dot4U8Packed(((t28 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t32 = f32(dot4U8Packed(((t28 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t33 = f32(dot4U8Packed(((t28 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t34 = f32(dot4U8Packed(((t28 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t35 = f32(dot4U8Packed(((t28 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t36 = f32(dot4U8Packed(((t28 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t37 = f32(dot4U8Packed((t28 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let value_16 = staged[row_of_split + 2u]; // body.rs:161
                sums_0_0 = sums_0_0 + t30 * value_16; // body.rs:164
                sums_0_1 = sums_0_1 + t31 * value_16;
                sums_0_2 = sums_0_2 + t32 * value_16;
                sums_0_3 = sums_0_3 + t33 * value_16;
                sums_0_4 = sums_0_4 + t34 * value_16;
                sums_0_5 = sums_0_5 + t35 * value_16;
                sums_0_6 = sums_0_6 + t36 * value_16;
                sums_0_7 = sums_0_7 + t37 * value_16;
                let value_17 = staged[row_of_split + 130u]; // body.rs:161
                sums_1_0 = sums_1_0 + t30 * value_17; // body.rs:164
                sums_1_1 = sums_1_1 + t31 * value_17;
                sums_1_2 = sums_1_2 + t32 * value_17;
                sums_1_3 = sums_1_3 + t33 * value_17;
                sums_1_4 = sums_1_4 + t34 * value_17;
                sums_1_5 = sums_1_5 + t35 * value_17;
                sums_1_6 = sums_1_6 + t36 * value_17;
                sums_1_7 = sums_1_7 + t37 * value_17;
                let value_18 = staged[row_of_split + 258u]; // body.rs:161
                sums_2_0 = sums_2_0 + t30 * value_18; // body.rs:164
                sums_2_1 = sums_2_1 + t31 * value_18;
                sums_2_2 = sums_2_2 + t32 * value_18;
                sums_2_3 = sums_2_3 + t33 * value_18;
                sums_2_4 = sums_2_4 + t34 * value_18;
                sums_2_5 = sums_2_5 + t35 * value_18;
                sums_2_6 = sums_2_6 + t36 * value_18;
                sums_2_7 = sums_2_7 + t37 * value_18;
                let value_19 = staged[row_of_split + 386u]; // body.rs:161
                sums_3_0 = sums_3_0 + t30 * value_19; // body.rs:164
                sums_3_1 = sums_3_1 + t31 * value_19;
                sums_3_2 = sums_3_2 + t32 * value_19;
                sums_3_3 = sums_3_3 + t33 * value_19;
                sums_3_4 = sums_3_4 + t34 * value_19;
                sums_3_5 = sums_3_5 + t35 * value_19;
                sums_3_6 = sums_3_6 + t36 * value_19;
                sums_3_7 = sums_3_7 + t37 * value_19;
                let value_20 = staged[row_of_split + 514u]; // body.rs:161
                sums_4_0 = sums_4_0 + t30 * value_20; // body.rs:164
                sums_4_1 = sums_4_1 + t31 * value_20;
                sums_4_2 = sums_4_2 + t32 * value_20;
                sums_4_3 = sums_4_3 + t33 * value_20;
                sums_4_4 = sums_4_4 + t34 * value_20;
                sums_4_5 = sums_4_5 + t35 * value_20;
                sums_4_6 = sums_4_6 + t36 * value_20;
                sums_4_7 = sums_4_7 + t37 * value_20;
                let value_21 = staged[row_of_split + 642u]; // body.rs:161
                sums_5_0 = sums_5_0 + t30 * value_21; // body.rs:164
                sums_5_1 = sums_5_1 + t31 * value_21;
                sums_5_2 = sums_5_2 + t32 * value_21;
                sums_5_3 = sums_5_3 + t33 * value_21;
                sums_5_4 = sums_5_4 + t34 * value_21;
                sums_5_5 = sums_5_5 + t35 * value_21;
                sums_5_6 = sums_5_6 + t36 * value_21;
                sums_5_7 = sums_5_7 + t37 * value_21;
                let value_22 = staged[row_of_split + 770u]; // body.rs:161
                sums_6_0 = sums_6_0 + t30 * value_22; // body.rs:164
                sums_6_1 = sums_6_1 + t31 * value_22;
                sums_6_2 = sums_6_2 + t32 * value_22;
                sums_6_3 = sums_6_3 + t33 * value_22;
                sums_6_4 = sums_6_4 + t34 * value_22;
                sums_6_5 = sums_6_5 + t35 * value_22;
                sums_6_6 = sums_6_6 + t36 * value_22;
                sums_6_7 = sums_6_7 + t37 * value_22;
                let value_23 = staged[row_of_split + 898u]; // body.rs:161
                sums_7_0 = sums_7_0 + t30 * value_23; // body.rs:164
                sums_7_1 = sums_7_1 + t31 * value_23;
                sums_7_2 = sums_7_2 + t32 * value_23;
                sums_7_3 = sums_7_3 + t33 * value_23;
                sums_7_4 = sums_7_4 + t34 * value_23;
                sums_7_5 = sums_7_5 + t35 * value_23;
                sums_7_6 = sums_7_6 + t36 * value_23;
                sums_7_7 = sums_7_7 + t37 * value_23;
                let t38 = funnel_shr_u32(t7, weight[t6 + word_1], shift); // body.rs:98
                let t39 = dot4U8Packed((funnel_shr_u32(shr_u32(t7, shift), t38, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:71
                let t40 = f32(t39) - 510.0f;
                let t41 = f32(dot4U8Packed(((t38 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t42 = f32(dot4U8Packed(((t38 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t43 = f32(dot4U8Packed(((t38 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t44 = f32(dot4U8Packed(((t38 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t45 = f32(dot4U8Packed(((t38 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t46 = f32(dot4U8Packed(((t38 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t47 = f32(dot4U8Packed((t38 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let value_24 = staged[row_of_split + 3u]; // body.rs:161
                sums_0_0 = sums_0_0 + t40 * value_24; // body.rs:164
                sums_0_1 = sums_0_1 + t41 * value_24;
                sums_0_2 = sums_0_2 + t42 * value_24;
                sums_0_3 = sums_0_3 + t43 * value_24;
                sums_0_4 = sums_0_4 + t44 * value_24;
                sums_0_5 = sums_0_5 + t45 * value_24;
                sums_0_6 = sums_0_6 + t46 * value_24;
                sums_0_7 = sums_0_7 + t47 * value_24;
                let value_25 = staged[row_of_split + 131u]; // body.rs:161
                sums_1_0 = sums_1_0 + t40 * value_25; // body.rs:164
                sums_1_1 = sums_1_1 + t41 * value_25;
                sums_1_2 = sums_1_2 + t42 * value_25;
                sums_1_3 = sums_1_3 + t43 * value_25;
                sums_1_4 = sums_1_4 + t44 * value_25;
                sums_1_5 = sums_1_5 + t45 * value_25;
                sums_1_6 = sums_1_6 + t46 * value_25;
                sums_1_7 = sums_1_7 + t47 * value_25;
                let value_26 = staged[row_of_split + 259u]; // body.rs:161
                sums_2_0 = sums_2_0 + t40 * value_26; // body.rs:164
                sums_2_1 = sums_2_1 + t41 * value_26;
                sums_2_2 = sums_2_2 + t42 * value_26;
                sums_2_3 = sums_2_3 + t43 * value_26;
                sums_2_4 = sums_2_4 + t44 * value_26;
                sums_2_5 = sums_2_5 + t45 * value_26;
                sums_2_6 = sums_2_6 + t46 * value_26;
                sums_2_7 = sums_2_7 + t47 * value_26;
                let value_27 = staged[row_of_split + 387u]; // body.rs:161
                sums_3_0 = sums_3_0 + t40 * value_27; // body.rs:164
                sums_3_1 = sums_3_1 + t41 * value_27;
                sums_3_2 = sums_3_2 + t42 * value_27;
                sums_3_3 = sums_3_3 + t43 * value_27;
                sums_3_4 = sums_3_4 + t44 * value_27;
                sums_3_5 = sums_3_5 + t45 * value_27;
                sums_3_6 = sums_3_6 + t46 * value_27;
                sums_3_7 = sums_3_7 + t47 * value_27;
                let value_28 = staged[row_of_split + 515u]; // body.rs:161
                sums_4_0 = sums_4_0 + t40 * value_28; // body.rs:164
                sums_4_1 = sums_4_1 + t41 * value_28;
                sums_4_2 = sums_4_2 + t42 * value_28;
                sums_4_3 = sums_4_3 + t43 * value_28;
                sums_4_4 = sums_4_4 + t44 * value_28;
                sums_4_5 = sums_4_5 + t45 * value_28;
                sums_4_6 = sums_4_6 + t46 * value_28;
                sums_4_7 = sums_4_7 + t47 * value_28;
                let value_29 = staged[row_of_split + 643u]; // body.rs:161
                sums_5_0 = sums_5_0 + t40 * value_29; // body.rs:164
                sums_5_1 = sums_5_1 + t41 * value_29;
                sums_5_2 = sums_5_2 + t42 * value_29;
                sums_5_3 = sums_5_3 + t43 * value_29;
                sums_5_4 = sums_5_4 + t44 * value_29;
                sums_5_5 = sums_5_5 + t45 * value_29;
                sums_5_6 = sums_5_6 + t46 * value_29;
                sums_5_7 = sums_5_7 + t47 * value_29;
                let value_30 = staged[row_of_split + 771u]; // body.rs:161
                sums_6_0 = sums_6_0 + t40 * value_30; // body.rs:164
                sums_6_1 = sums_6_1 + t41 * value_30;
                sums_6_2 = sums_6_2 + t42 * value_30;
                sums_6_3 = sums_6_3 + t43 * value_30;
                sums_6_4 = sums_6_4 + t44 * value_30;
                sums_6_5 = sums_6_5 + t45 * value_30;
                sums_6_6 = sums_6_6 + t46 * value_30;
                sums_6_7 = sums_6_7 + t47 * value_30;
                let value_31 = staged[row_of_split + 899u]; // body.rs:161
                sums_7_0 = sums_7_0 + t40 * value_31; // body.rs:164
                sums_7_1 = sums_7_1 + t41 * value_31;
                sums_7_2 = sums_7_2 + t42 * value_31;
                sums_7_3 = sums_7_3 + t43 * value_31;
                sums_7_4 = sums_7_4 + t44 * value_31;
                sums_7_5 = sums_7_5 + t45 * value_31;
                sums_7_6 = sums_7_6 + t46 * value_31;
                sums_7_7 = sums_7_7 + t47 * value_31;
            }
            for (var row_of_split = in_runs; row_of_split < n_here; row_of_split += 1u) { // body.rs:146
                let base = (first_k + row_of_split) * row_words; // body.rs:147
                let t48 = weight[base + next_1]; // body.rs:152
                let t49 = funnel_shr_u32(t48, weight[base + word_1], shift); // body.rs:98
                let t50 = dot4U8Packed((funnel_shr_u32(shr_u32(t48, shift), t49, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:71
                let t51 = f32(t50) - 510.0f;
                let t52 = f32(dot4U8Packed(((t49 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t53 = f32(dot4U8Packed(((t49 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t54 = f32(dot4U8Packed(((t49 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t55 = f32(dot4U8Packed(((t49 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t56 = f32(dot4U8Packed(((t49 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t57 = f32(dot4U8Packed(((t49 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t58 = f32(dot4U8Packed((t49 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let value = staged[row_of_split]; // body.rs:161
                sums_0_0 = sums_0_0 + t51 * value; // body.rs:164
                sums_0_1 = sums_0_1 + t52 * value;
                sums_0_2 = sums_0_2 + t53 * value;
                sums_0_3 = sums_0_3 + t54 * value;
                sums_0_4 = sums_0_4 + t55 * value;
                sums_0_5 = sums_0_5 + t56 * value;
                sums_0_6 = sums_0_6 + t57 * value;
                sums_0_7 = sums_0_7 + t58 * value;
                let value_1 = staged[row_of_split + 128u]; // body.rs:161
                sums_1_0 = sums_1_0 + t51 * value_1; // body.rs:164
                sums_1_1 = sums_1_1 + t52 * value_1;
                sums_1_2 = sums_1_2 + t53 * value_1;
                sums_1_3 = sums_1_3 + t54 * value_1;
                sums_1_4 = sums_1_4 + t55 * value_1;
                sums_1_5 = sums_1_5 + t56 * value_1;
                sums_1_6 = sums_1_6 + t57 * value_1;
                sums_1_7 = sums_1_7 + t58 * value_1;
                let value_2 = staged[row_of_split + 256u]; // body.rs:161
                sums_2_0 = sums_2_0 + t51 * value_2; // body.rs:164
                sums_2_1 = sums_2_1 + t52 * value_2;
                sums_2_2 = sums_2_2 + t53 * value_2;
                sums_2_3 = sums_2_3 + t54 * value_2;
                sums_2_4 = sums_2_4 + t55 * value_2;
                sums_2_5 = sums_2_5 + t56 * value_2;
                sums_2_6 = sums_2_6 + t57 * value_2;
                sums_2_7 = sums_2_7 + t58 * value_2;
                let value_3 = staged[row_of_split + 384u]; // body.rs:161
                sums_3_0 = sums_3_0 + t51 * value_3; // body.rs:164
                sums_3_1 = sums_3_1 + t52 * value_3;
                sums_3_2 = sums_3_2 + t53 * value_3;
                sums_3_3 = sums_3_3 + t54 * value_3;
                sums_3_4 = sums_3_4 + t55 * value_3;
                sums_3_5 = sums_3_5 + t56 * value_3;
                sums_3_6 = sums_3_6 + t57 * value_3;
                sums_3_7 = sums_3_7 + t58 * value_3;
                let value_4 = staged[row_of_split + 512u]; // body.rs:161
                sums_4_0 = sums_4_0 + t51 * value_4; // body.rs:164
                sums_4_1 = sums_4_1 + t52 * value_4;
                sums_4_2 = sums_4_2 + t53 * value_4;
                sums_4_3 = sums_4_3 + t54 * value_4;
                sums_4_4 = sums_4_4 + t55 * value_4;
                sums_4_5 = sums_4_5 + t56 * value_4;
                sums_4_6 = sums_4_6 + t57 * value_4;
                sums_4_7 = sums_4_7 + t58 * value_4;
                let value_5 = staged[row_of_split + 640u]; // body.rs:161
                sums_5_0 = sums_5_0 + t51 * value_5; // body.rs:164
                sums_5_1 = sums_5_1 + t52 * value_5;
                sums_5_2 = sums_5_2 + t53 * value_5;
                sums_5_3 = sums_5_3 + t54 * value_5;
                sums_5_4 = sums_5_4 + t55 * value_5;
                sums_5_5 = sums_5_5 + t56 * value_5;
                sums_5_6 = sums_5_6 + t57 * value_5;
                sums_5_7 = sums_5_7 + t58 * value_5;
                let value_6 = staged[row_of_split + 768u]; // body.rs:161
                sums_6_0 = sums_6_0 + t51 * value_6; // body.rs:164
                sums_6_1 = sums_6_1 + t52 * value_6;
                sums_6_2 = sums_6_2 + t53 * value_6;
                sums_6_3 = sums_6_3 + t54 * value_6;
                sums_6_4 = sums_6_4 + t55 * value_6;
                sums_6_5 = sums_6_5 + t56 * value_6;
                sums_6_6 = sums_6_6 + t57 * value_6;
                sums_6_7 = sums_6_7 + t58 * value_6;
                let value_7 = staged[row_of_split + 896u]; // body.rs:161
                sums_7_0 = sums_7_0 + t51 * value_7; // body.rs:164
                sums_7_1 = sums_7_1 + t52 * value_7;
                sums_7_2 = sums_7_2 + t53 * value_7;
                sums_7_3 = sums_7_3 + t54 * value_7;
                sums_7_4 = sums_7_4 + t55 * value_7;
                sums_7_5 = sums_7_5 + t56 * value_7;
                sums_7_6 = sums_7_6 + t57 * value_7;
                sums_7_7 = sums_7_7 + t58 * value_7;
            }
        }
        totals_0_0 = totals_0_0 + sums_0_0; // body.rs:175
        totals_0_1 = totals_0_1 + sums_0_1;
        totals_0_2 = totals_0_2 + sums_0_2;
        totals_0_3 = totals_0_3 + sums_0_3;
        totals_0_4 = totals_0_4 + sums_0_4;
        totals_0_5 = totals_0_5 + sums_0_5;
        totals_0_6 = totals_0_6 + sums_0_6;
        totals_0_7 = totals_0_7 + sums_0_7;
        totals_1_0 = totals_1_0 + sums_1_0;
        totals_1_1 = totals_1_1 + sums_1_1;
        totals_1_2 = totals_1_2 + sums_1_2;
        totals_1_3 = totals_1_3 + sums_1_3;
        totals_1_4 = totals_1_4 + sums_1_4;
        totals_1_5 = totals_1_5 + sums_1_5;
        totals_1_6 = totals_1_6 + sums_1_6;
        totals_1_7 = totals_1_7 + sums_1_7;
        totals_2_0 = totals_2_0 + sums_2_0;
        totals_2_1 = totals_2_1 + sums_2_1;
        totals_2_2 = totals_2_2 + sums_2_2;
        totals_2_3 = totals_2_3 + sums_2_3;
        totals_2_4 = totals_2_4 + sums_2_4;
        totals_2_5 = totals_2_5 + sums_2_5;
        totals_2_6 = totals_2_6 + sums_2_6;
        totals_2_7 = totals_2_7 + sums_2_7;
        totals_3_0 = totals_3_0 + sums_3_0;
        totals_3_1 = totals_3_1 + sums_3_1;
        totals_3_2 = totals_3_2 + sums_3_2;
        totals_3_3 = totals_3_3 + sums_3_3;
        totals_3_4 = totals_3_4 + sums_3_4;
        totals_3_5 = totals_3_5 + sums_3_5;
        totals_3_6 = totals_3_6 + sums_3_6;
        totals_3_7 = totals_3_7 + sums_3_7;
        totals_4_0 = totals_4_0 + sums_4_0;
        totals_4_1 = totals_4_1 + sums_4_1;
        totals_4_2 = totals_4_2 + sums_4_2;
        totals_4_3 = totals_4_3 + sums_4_3;
        totals_4_4 = totals_4_4 + sums_4_4;
        totals_4_5 = totals_4_5 + sums_4_5;
        totals_4_6 = totals_4_6 + sums_4_6;
        totals_4_7 = totals_4_7 + sums_4_7;
        totals_5_0 = totals_5_0 + sums_5_0;
        totals_5_1 = totals_5_1 + sums_5_1;
        totals_5_2 = totals_5_2 + sums_5_2;
        totals_5_3 = totals_5_3 + sums_5_3;
        totals_5_4 = totals_5_4 + sums_5_4;
        totals_5_5 = totals_5_5 + sums_5_5;
        totals_5_6 = totals_5_6 + sums_5_6;
        totals_5_7 = totals_5_7 + sums_5_7;
        totals_6_0 = totals_6_0 + sums_6_0;
        totals_6_1 = totals_6_1 + sums_6_1;
        totals_6_2 = totals_6_2 + sums_6_2;
        totals_6_3 = totals_6_3 + sums_6_3;
        totals_6_4 = totals_6_4 + sums_6_4;
        totals_6_5 = totals_6_5 + sums_6_5;
        totals_6_6 = totals_6_6 + sums_6_6;
        totals_6_7 = totals_6_7 + sums_6_7;
        totals_7_0 = totals_7_0 + sums_7_0;
        totals_7_1 = totals_7_1 + sums_7_1;
        totals_7_2 = totals_7_2 + sums_7_2;
        totals_7_3 = totals_7_3 + sums_7_3;
        totals_7_4 = totals_7_4 + sums_7_4;
        totals_7_5 = totals_7_5 + sums_7_5;
        totals_7_6 = totals_7_6 + sums_7_6;
        totals_7_7 = totals_7_7 + sums_7_7;
    }
    if (column < imm.n) { // body.rs:179
        if (first_m < imm.m) { // body.rs:182
            let t59 = vec2<u32>(encode_bf16(totals_0_0) | (encode_bf16(totals_0_1) << 16u), encode_bf16(totals_0_2) | (encode_bf16(totals_0_3) << 16u)); // body.rs:215
            y[((first_m * imm.n + column) >> 1u) >> 1u] = t59;
            let column_1 = column + 4u; // body.rs:185
            let t60 = vec2<u32>(encode_bf16(totals_0_4) | (encode_bf16(totals_0_5) << 16u), encode_bf16(totals_0_6) | (encode_bf16(totals_0_7) << 16u)); // body.rs:215
            y[((first_m * imm.n + column_1) >> 1u) >> 1u] = t60;
        }
        if (first_m + 1u < imm.m) { // body.rs:182
            let row = first_m + 1u; // body.rs:185
            let t61 = vec2<u32>(encode_bf16(totals_1_0) | (encode_bf16(totals_1_1) << 16u), encode_bf16(totals_1_2) | (encode_bf16(totals_1_3) << 16u)); // body.rs:215
            y[((row * imm.n + column) >> 1u) >> 1u] = t61;
            let row_1 = first_m + 1u; // body.rs:185
            let column_1 = column + 4u;
            let t62 = vec2<u32>(encode_bf16(totals_1_4) | (encode_bf16(totals_1_5) << 16u), encode_bf16(totals_1_6) | (encode_bf16(totals_1_7) << 16u)); // body.rs:215
            y[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t62;
        }
        if (first_m + 2u < imm.m) { // body.rs:182
            let row = first_m + 2u; // body.rs:185
            let t63 = vec2<u32>(encode_bf16(totals_2_0) | (encode_bf16(totals_2_1) << 16u), encode_bf16(totals_2_2) | (encode_bf16(totals_2_3) << 16u)); // body.rs:215
            y[((row * imm.n + column) >> 1u) >> 1u] = t63;
            let row_1 = first_m + 2u; // body.rs:185
            let column_1 = column + 4u;
            let t64 = vec2<u32>(encode_bf16(totals_2_4) | (encode_bf16(totals_2_5) << 16u), encode_bf16(totals_2_6) | (encode_bf16(totals_2_7) << 16u)); // body.rs:215
            y[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t64;
        }
        if (first_m + 3u < imm.m) { // body.rs:182
            let row = first_m + 3u; // body.rs:185
            let t65 = vec2<u32>(encode_bf16(totals_3_0) | (encode_bf16(totals_3_1) << 16u), encode_bf16(totals_3_2) | (encode_bf16(totals_3_3) << 16u)); // body.rs:215
            y[((row * imm.n + column) >> 1u) >> 1u] = t65;
            let row_1 = first_m + 3u; // body.rs:185
            let column_1 = column + 4u;
            let t66 = vec2<u32>(encode_bf16(totals_3_4) | (encode_bf16(totals_3_5) << 16u), encode_bf16(totals_3_6) | (encode_bf16(totals_3_7) << 16u)); // body.rs:215
            y[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t66;
        }
        if (first_m + 4u < imm.m) { // body.rs:182
            let row = first_m + 4u; // body.rs:185
            let t67 = vec2<u32>(encode_bf16(totals_4_0) | (encode_bf16(totals_4_1) << 16u), encode_bf16(totals_4_2) | (encode_bf16(totals_4_3) << 16u)); // body.rs:215
            y[((row * imm.n + column) >> 1u) >> 1u] = t67;
            let row_1 = first_m + 4u; // body.rs:185
            let column_1 = column + 4u;
            let t68 = vec2<u32>(encode_bf16(totals_4_4) | (encode_bf16(totals_4_5) << 16u), encode_bf16(totals_4_6) | (encode_bf16(totals_4_7) << 16u)); // body.rs:215
            y[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t68;
        }
        if (first_m + 5u < imm.m) { // body.rs:182
            let row = first_m + 5u; // body.rs:185
            let t69 = vec2<u32>(encode_bf16(totals_5_0) | (encode_bf16(totals_5_1) << 16u), encode_bf16(totals_5_2) | (encode_bf16(totals_5_3) << 16u)); // body.rs:215
            y[((row * imm.n + column) >> 1u) >> 1u] = t69;
            let row_1 = first_m + 5u; // body.rs:185
            let column_1 = column + 4u;
            let t70 = vec2<u32>(encode_bf16(totals_5_4) | (encode_bf16(totals_5_5) << 16u), encode_bf16(totals_5_6) | (encode_bf16(totals_5_7) << 16u)); // body.rs:215
            y[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t70;
        }
        if (first_m + 6u < imm.m) { // body.rs:182
            let row = first_m + 6u; // body.rs:185
            let t71 = vec2<u32>(encode_bf16(totals_6_0) | (encode_bf16(totals_6_1) << 16u), encode_bf16(totals_6_2) | (encode_bf16(totals_6_3) << 16u)); // body.rs:215
            y[((row * imm.n + column) >> 1u) >> 1u] = t71;
            let row_1 = first_m + 6u; // body.rs:185
            let column_1 = column + 4u;
            let t72 = vec2<u32>(encode_bf16(totals_6_4) | (encode_bf16(totals_6_5) << 16u), encode_bf16(totals_6_6) | (encode_bf16(totals_6_7) << 16u)); // body.rs:215
            y[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t72;
        }
        if (first_m + 7u < imm.m) { // body.rs:182
            let row = first_m + 7u; // body.rs:185
            let t73 = vec2<u32>(encode_bf16(totals_7_0) | (encode_bf16(totals_7_1) << 16u), encode_bf16(totals_7_2) | (encode_bf16(totals_7_3) << 16u)); // body.rs:215
            y[((row * imm.n + column) >> 1u) >> 1u] = t73;
            let row_1 = first_m + 7u; // body.rs:185
            let column_1 = column + 4u;
            let t74 = vec2<u32>(encode_bf16(totals_7_4) | (encode_bf16(totals_7_5) << 16u), encode_bf16(totals_7_6) | (encode_bf16(totals_7_7) << 16u)); // body.rs:215
            y[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t74;
        }
    }
}
