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
fn trellis_scatter__bf16_t3_bf16__direct_x8x8(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let k = imm.k; // body.rs:119
    let id_y = workgroup_id.y; // body.rs:120
    let split = 0u; // body.rs:123
    let first_m = id_y * 8u; // body.rs:126
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
    let t0 = (k + 127u) / 128u; // body.rs:137
    for (var split_1 = split; split_1 < t0; split_1 += 1u) {
        let first_k = split_1 * 128u; // body.rs:138
        workgroupBarrier(); // body.rs:56
        let place_k = first_k + local_invocation_index; // body.rs:57
        if (place_k < imm.k) { // body.rs:58
            let factor = load_scales(place_k) * 0.0067658755f; // trellis.rs:64
            let value = load_x(min_u32(first_m, imm.m - 1u) * imm.k + place_k); // body.rs:62
            let bits = bitcast<u32>(value * factor); // bits.rs:31
            staged[local_invocation_index] = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // body.rs:63
            let value_1 = load_x(min_u32(first_m + 1u, imm.m - 1u) * imm.k + place_k); // body.rs:62
            let bits_1 = bitcast<u32>(value_1 * factor); // bits.rs:31
            staged[local_invocation_index + 128u] = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // body.rs:63
            let value_2 = load_x(min_u32(first_m + 2u, imm.m - 1u) * imm.k + place_k); // body.rs:62
            let bits_2 = bitcast<u32>(value_2 * factor); // bits.rs:31
            staged[local_invocation_index + 256u] = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // body.rs:63
            let value_3 = load_x(min_u32(first_m + 3u, imm.m - 1u) * imm.k + place_k); // body.rs:62
            let bits_3 = bitcast<u32>(value_3 * factor); // bits.rs:31
            staged[local_invocation_index + 384u] = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // body.rs:63
            let value_4 = load_x(min_u32(first_m + 4u, imm.m - 1u) * imm.k + place_k); // body.rs:62
            let bits_4 = bitcast<u32>(value_4 * factor); // bits.rs:31
            staged[local_invocation_index + 512u] = bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))); // body.rs:63
            let value_5 = load_x(min_u32(first_m + 5u, imm.m - 1u) * imm.k + place_k); // body.rs:62
            let bits_5 = bitcast<u32>(value_5 * factor); // bits.rs:31
            staged[local_invocation_index + 640u] = bitcast<f32>(select(bits_5, bits_5 & 2147483648u, ((bits_5 & 2139095040u) == 0u))); // body.rs:63
            let value_6 = load_x(min_u32(first_m + 6u, imm.m - 1u) * imm.k + place_k); // body.rs:62
            let bits_6 = bitcast<u32>(value_6 * factor); // bits.rs:31
            staged[local_invocation_index + 768u] = bitcast<f32>(select(bits_6, bits_6 & 2147483648u, ((bits_6 & 2139095040u) == 0u))); // body.rs:63
            let value_7 = load_x(min_u32(first_m + 7u, imm.m - 1u) * imm.k + place_k); // body.rs:62
            let bits_7 = bitcast<u32>(value_7 * factor); // bits.rs:31
            staged[local_invocation_index + 896u] = bitcast<f32>(select(bits_7, bits_7 & 2147483648u, ((bits_7 & 2139095040u) == 0u))); // body.rs:63
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
        if (column < imm.n) { // body.rs:141
            let n_here = min_u32(k - first_k, 128u); // body.rs:142
            let in_runs = n_here & 4294967295u; // body.rs:143
            for (var row_of_split = 0u; row_of_split < in_runs; row_of_split += 1u) { // body.rs:148
                let base = (first_k + row_of_split) * row_words; // body.rs:149
                let t1 = weight[base + next_1]; // body.rs:154
                let t2 = funnel_shr_u32(t1, weight[base + word_1], shift); // body.rs:100
                let t3 = dot4U8Packed((funnel_shr_u32(shr_u32(t1, shift), t2, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:58
                let t4 = f32(t3) - 510.0f;
                let t5 = f32(dot4U8Packed(((t2 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t6 = f32(dot4U8Packed(((t2 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t7 = f32(dot4U8Packed(((t2 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t8 = f32(dot4U8Packed(((t2 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t9 = f32(dot4U8Packed(((t2 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t10 = f32(dot4U8Packed(((t2 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t11 = f32(dot4U8Packed((t2 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let value = staged[row_of_split]; // body.rs:163
                sums_0_0 = sums_0_0 + t4 * value; // body.rs:166
                sums_0_1 = sums_0_1 + t5 * value;
                sums_0_2 = sums_0_2 + t6 * value;
                sums_0_3 = sums_0_3 + t7 * value;
                sums_0_4 = sums_0_4 + t8 * value;
                sums_0_5 = sums_0_5 + t9 * value;
                sums_0_6 = sums_0_6 + t10 * value;
                sums_0_7 = sums_0_7 + t11 * value;
                let value_1 = staged[row_of_split + 128u]; // body.rs:163
                sums_1_0 = sums_1_0 + t4 * value_1; // body.rs:166
                sums_1_1 = sums_1_1 + t5 * value_1;
                sums_1_2 = sums_1_2 + t6 * value_1;
                sums_1_3 = sums_1_3 + t7 * value_1;
                sums_1_4 = sums_1_4 + t8 * value_1;
                sums_1_5 = sums_1_5 + t9 * value_1;
                sums_1_6 = sums_1_6 + t10 * value_1;
                sums_1_7 = sums_1_7 + t11 * value_1;
                let value_2 = staged[row_of_split + 256u]; // body.rs:163
                sums_2_0 = sums_2_0 + t4 * value_2; // body.rs:166
                sums_2_1 = sums_2_1 + t5 * value_2;
                sums_2_2 = sums_2_2 + t6 * value_2;
                sums_2_3 = sums_2_3 + t7 * value_2;
                sums_2_4 = sums_2_4 + t8 * value_2;
                sums_2_5 = sums_2_5 + t9 * value_2;
                sums_2_6 = sums_2_6 + t10 * value_2;
                sums_2_7 = sums_2_7 + t11 * value_2;
                let value_3 = staged[row_of_split + 384u]; // body.rs:163
                sums_3_0 = sums_3_0 + t4 * value_3; // body.rs:166
                sums_3_1 = sums_3_1 + t5 * value_3;
                sums_3_2 = sums_3_2 + t6 * value_3;
                sums_3_3 = sums_3_3 + t7 * value_3;
                sums_3_4 = sums_3_4 + t8 * value_3;
                sums_3_5 = sums_3_5 + t9 * value_3;
                sums_3_6 = sums_3_6 + t10 * value_3;
                sums_3_7 = sums_3_7 + t11 * value_3;
                let value_4 = staged[row_of_split + 512u]; // body.rs:163
                sums_4_0 = sums_4_0 + t4 * value_4; // body.rs:166
                sums_4_1 = sums_4_1 + t5 * value_4;
                sums_4_2 = sums_4_2 + t6 * value_4;
                sums_4_3 = sums_4_3 + t7 * value_4;
                sums_4_4 = sums_4_4 + t8 * value_4;
                sums_4_5 = sums_4_5 + t9 * value_4;
                sums_4_6 = sums_4_6 + t10 * value_4;
                sums_4_7 = sums_4_7 + t11 * value_4;
                let value_5 = staged[row_of_split + 640u]; // body.rs:163
                sums_5_0 = sums_5_0 + t4 * value_5; // body.rs:166
                sums_5_1 = sums_5_1 + t5 * value_5;
                sums_5_2 = sums_5_2 + t6 * value_5;
                sums_5_3 = sums_5_3 + t7 * value_5;
                sums_5_4 = sums_5_4 + t8 * value_5;
                sums_5_5 = sums_5_5 + t9 * value_5;
                sums_5_6 = sums_5_6 + t10 * value_5;
                sums_5_7 = sums_5_7 + t11 * value_5;
                let value_6 = staged[row_of_split + 768u]; // body.rs:163
                sums_6_0 = sums_6_0 + t4 * value_6; // body.rs:166
                sums_6_1 = sums_6_1 + t5 * value_6;
                sums_6_2 = sums_6_2 + t6 * value_6;
                sums_6_3 = sums_6_3 + t7 * value_6;
                sums_6_4 = sums_6_4 + t8 * value_6;
                sums_6_5 = sums_6_5 + t9 * value_6;
                sums_6_6 = sums_6_6 + t10 * value_6;
                sums_6_7 = sums_6_7 + t11 * value_6;
                let value_7 = staged[row_of_split + 896u]; // body.rs:163
                sums_7_0 = sums_7_0 + t4 * value_7; // body.rs:166
                sums_7_1 = sums_7_1 + t5 * value_7;
                sums_7_2 = sums_7_2 + t6 * value_7;
                sums_7_3 = sums_7_3 + t7 * value_7;
                sums_7_4 = sums_7_4 + t8 * value_7;
                sums_7_5 = sums_7_5 + t9 * value_7;
                sums_7_6 = sums_7_6 + t10 * value_7;
                sums_7_7 = sums_7_7 + t11 * value_7;
            }
            for (var row_of_split = in_runs; row_of_split < n_here; row_of_split += 1u) { // body.rs:148
                let base = (first_k + row_of_split) * row_words; // body.rs:149
                let t12 = weight[base + next_1]; // body.rs:154
                let t13 = funnel_shr_u32(t12, weight[base + word_1], shift); // body.rs:100
                let t14 = dot4U8Packed((funnel_shr_u32(shr_u32(t12, shift), t13, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:58
                let t15 = f32(t14) - 510.0f;
                let t16 = f32(dot4U8Packed(((t13 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t17 = f32(dot4U8Packed(((t13 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t18 = f32(dot4U8Packed(((t13 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t19 = f32(dot4U8Packed(((t13 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t20 = f32(dot4U8Packed(((t13 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t21 = f32(dot4U8Packed(((t13 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let t22 = f32(dot4U8Packed((t13 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f;
                let value = staged[row_of_split]; // body.rs:163
                sums_0_0 = sums_0_0 + t15 * value; // body.rs:166
                sums_0_1 = sums_0_1 + t16 * value;
                sums_0_2 = sums_0_2 + t17 * value;
                sums_0_3 = sums_0_3 + t18 * value;
                sums_0_4 = sums_0_4 + t19 * value;
                sums_0_5 = sums_0_5 + t20 * value;
                sums_0_6 = sums_0_6 + t21 * value;
                sums_0_7 = sums_0_7 + t22 * value;
                let value_1 = staged[row_of_split + 128u]; // body.rs:163
                sums_1_0 = sums_1_0 + t15 * value_1; // body.rs:166
                sums_1_1 = sums_1_1 + t16 * value_1;
                sums_1_2 = sums_1_2 + t17 * value_1;
                sums_1_3 = sums_1_3 + t18 * value_1;
                sums_1_4 = sums_1_4 + t19 * value_1;
                sums_1_5 = sums_1_5 + t20 * value_1;
                sums_1_6 = sums_1_6 + t21 * value_1;
                sums_1_7 = sums_1_7 + t22 * value_1;
                let value_2 = staged[row_of_split + 256u]; // body.rs:163
                sums_2_0 = sums_2_0 + t15 * value_2; // body.rs:166
                sums_2_1 = sums_2_1 + t16 * value_2;
                sums_2_2 = sums_2_2 + t17 * value_2;
                sums_2_3 = sums_2_3 + t18 * value_2;
                sums_2_4 = sums_2_4 + t19 * value_2;
                sums_2_5 = sums_2_5 + t20 * value_2;
                sums_2_6 = sums_2_6 + t21 * value_2;
                sums_2_7 = sums_2_7 + t22 * value_2;
                let value_3 = staged[row_of_split + 384u]; // body.rs:163
                sums_3_0 = sums_3_0 + t15 * value_3; // body.rs:166
                sums_3_1 = sums_3_1 + t16 * value_3;
                sums_3_2 = sums_3_2 + t17 * value_3;
                sums_3_3 = sums_3_3 + t18 * value_3;
                sums_3_4 = sums_3_4 + t19 * value_3;
                sums_3_5 = sums_3_5 + t20 * value_3;
                sums_3_6 = sums_3_6 + t21 * value_3;
                sums_3_7 = sums_3_7 + t22 * value_3;
                let value_4 = staged[row_of_split + 512u]; // body.rs:163
                sums_4_0 = sums_4_0 + t15 * value_4; // body.rs:166
                sums_4_1 = sums_4_1 + t16 * value_4;
                sums_4_2 = sums_4_2 + t17 * value_4;
                sums_4_3 = sums_4_3 + t18 * value_4;
                sums_4_4 = sums_4_4 + t19 * value_4;
                sums_4_5 = sums_4_5 + t20 * value_4;
                sums_4_6 = sums_4_6 + t21 * value_4;
                sums_4_7 = sums_4_7 + t22 * value_4;
                let value_5 = staged[row_of_split + 640u]; // body.rs:163
                sums_5_0 = sums_5_0 + t15 * value_5; // body.rs:166
                sums_5_1 = sums_5_1 + t16 * value_5;
                sums_5_2 = sums_5_2 + t17 * value_5;
                sums_5_3 = sums_5_3 + t18 * value_5;
                sums_5_4 = sums_5_4 + t19 * value_5;
                sums_5_5 = sums_5_5 + t20 * value_5;
                sums_5_6 = sums_5_6 + t21 * value_5;
                sums_5_7 = sums_5_7 + t22 * value_5;
                let value_6 = staged[row_of_split + 768u]; // body.rs:163
                sums_6_0 = sums_6_0 + t15 * value_6; // body.rs:166
                sums_6_1 = sums_6_1 + t16 * value_6;
                sums_6_2 = sums_6_2 + t17 * value_6;
                sums_6_3 = sums_6_3 + t18 * value_6;
                sums_6_4 = sums_6_4 + t19 * value_6;
                sums_6_5 = sums_6_5 + t20 * value_6;
                sums_6_6 = sums_6_6 + t21 * value_6;
                sums_6_7 = sums_6_7 + t22 * value_6;
                let value_7 = staged[row_of_split + 896u]; // body.rs:163
                sums_7_0 = sums_7_0 + t15 * value_7; // body.rs:166
                sums_7_1 = sums_7_1 + t16 * value_7;
                sums_7_2 = sums_7_2 + t17 * value_7;
                sums_7_3 = sums_7_3 + t18 * value_7;
                sums_7_4 = sums_7_4 + t19 * value_7;
                sums_7_5 = sums_7_5 + t20 * value_7;
                sums_7_6 = sums_7_6 + t21 * value_7;
                sums_7_7 = sums_7_7 + t22 * value_7;
            }
        }
        totals_0_0 = totals_0_0 + sums_0_0; // body.rs:177
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
    if (column < imm.n) { // body.rs:181
        if (first_m < imm.m) { // body.rs:184
            let t23 = vec2<u32>(encode_bf16(totals_0_0) | (encode_bf16(totals_0_1) << 16u), encode_bf16(totals_0_2) | (encode_bf16(totals_0_3) << 16u)); // body.rs:217
            y[((first_m * imm.n + column) >> 1u) >> 1u] = t23;
            let column_1 = column + 4u; // body.rs:187
            let t24 = vec2<u32>(encode_bf16(totals_0_4) | (encode_bf16(totals_0_5) << 16u), encode_bf16(totals_0_6) | (encode_bf16(totals_0_7) << 16u)); // body.rs:217
            y[((first_m * imm.n + column_1) >> 1u) >> 1u] = t24;
        }
        if (first_m + 1u < imm.m) { // body.rs:184
            let row = first_m + 1u; // body.rs:187
            let t25 = vec2<u32>(encode_bf16(totals_1_0) | (encode_bf16(totals_1_1) << 16u), encode_bf16(totals_1_2) | (encode_bf16(totals_1_3) << 16u)); // body.rs:217
            y[((row * imm.n + column) >> 1u) >> 1u] = t25;
            let row_1 = first_m + 1u; // body.rs:187
            let column_1 = column + 4u;
            let t26 = vec2<u32>(encode_bf16(totals_1_4) | (encode_bf16(totals_1_5) << 16u), encode_bf16(totals_1_6) | (encode_bf16(totals_1_7) << 16u)); // body.rs:217
            y[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t26;
        }
        if (first_m + 2u < imm.m) { // body.rs:184
            let row = first_m + 2u; // body.rs:187
            let t27 = vec2<u32>(encode_bf16(totals_2_0) | (encode_bf16(totals_2_1) << 16u), encode_bf16(totals_2_2) | (encode_bf16(totals_2_3) << 16u)); // body.rs:217
            y[((row * imm.n + column) >> 1u) >> 1u] = t27;
            let row_1 = first_m + 2u; // body.rs:187
            let column_1 = column + 4u;
            let t28 = vec2<u32>(encode_bf16(totals_2_4) | (encode_bf16(totals_2_5) << 16u), encode_bf16(totals_2_6) | (encode_bf16(totals_2_7) << 16u)); // body.rs:217
            y[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t28;
        }
        if (first_m + 3u < imm.m) { // body.rs:184
            let row = first_m + 3u; // body.rs:187
            let t29 = vec2<u32>(encode_bf16(totals_3_0) | (encode_bf16(totals_3_1) << 16u), encode_bf16(totals_3_2) | (encode_bf16(totals_3_3) << 16u)); // body.rs:217
            y[((row * imm.n + column) >> 1u) >> 1u] = t29;
            let row_1 = first_m + 3u; // body.rs:187
            let column_1 = column + 4u;
            let t30 = vec2<u32>(encode_bf16(totals_3_4) | (encode_bf16(totals_3_5) << 16u), encode_bf16(totals_3_6) | (encode_bf16(totals_3_7) << 16u)); // body.rs:217
            y[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t30;
        }
        if (first_m + 4u < imm.m) { // body.rs:184
            let row = first_m + 4u; // body.rs:187
            let t31 = vec2<u32>(encode_bf16(totals_4_0) | (encode_bf16(totals_4_1) << 16u), encode_bf16(totals_4_2) | (encode_bf16(totals_4_3) << 16u)); // body.rs:217
            y[((row * imm.n + column) >> 1u) >> 1u] = t31;
            let row_1 = first_m + 4u; // body.rs:187
            let column_1 = column + 4u;
            let t32 = vec2<u32>(encode_bf16(totals_4_4) | (encode_bf16(totals_4_5) << 16u), encode_bf16(totals_4_6) | (encode_bf16(totals_4_7) << 16u)); // body.rs:217
            y[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t32;
        }
        if (first_m + 5u < imm.m) { // body.rs:184
            let row = first_m + 5u; // body.rs:187
            let t33 = vec2<u32>(encode_bf16(totals_5_0) | (encode_bf16(totals_5_1) << 16u), encode_bf16(totals_5_2) | (encode_bf16(totals_5_3) << 16u)); // body.rs:217
            y[((row * imm.n + column) >> 1u) >> 1u] = t33;
            let row_1 = first_m + 5u; // body.rs:187
            let column_1 = column + 4u;
            let t34 = vec2<u32>(encode_bf16(totals_5_4) | (encode_bf16(totals_5_5) << 16u), encode_bf16(totals_5_6) | (encode_bf16(totals_5_7) << 16u)); // body.rs:217
            y[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t34;
        }
        if (first_m + 6u < imm.m) { // body.rs:184
            let row = first_m + 6u; // body.rs:187
            let t35 = vec2<u32>(encode_bf16(totals_6_0) | (encode_bf16(totals_6_1) << 16u), encode_bf16(totals_6_2) | (encode_bf16(totals_6_3) << 16u)); // body.rs:217
            y[((row * imm.n + column) >> 1u) >> 1u] = t35;
            let row_1 = first_m + 6u; // body.rs:187
            let column_1 = column + 4u;
            let t36 = vec2<u32>(encode_bf16(totals_6_4) | (encode_bf16(totals_6_5) << 16u), encode_bf16(totals_6_6) | (encode_bf16(totals_6_7) << 16u)); // body.rs:217
            y[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t36;
        }
        if (first_m + 7u < imm.m) { // body.rs:184
            let row = first_m + 7u; // body.rs:187
            let t37 = vec2<u32>(encode_bf16(totals_7_0) | (encode_bf16(totals_7_1) << 16u), encode_bf16(totals_7_2) | (encode_bf16(totals_7_3) << 16u)); // body.rs:217
            y[((row * imm.n + column) >> 1u) >> 1u] = t37;
            let row_1 = first_m + 7u; // body.rs:187
            let column_1 = column + 4u;
            let t38 = vec2<u32>(encode_bf16(totals_7_4) | (encode_bf16(totals_7_5) << 16u), encode_bf16(totals_7_6) | (encode_bf16(totals_7_7) << 16u)); // body.rs:217
            y[((row_1 * imm.n + column_1) >> 1u) >> 1u] = t38;
        }
    }
}
