struct Immediates {
    n: u32,
    k: u32,
    m: u32,
}

var<immediate> imm: Immediates;
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
fn trellis_scatter_split__bf16_t3_f32__split_x8x2(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let k = imm.k; // body.rs:117
    let id_y = workgroup_id.y; // body.rs:118
    let id_z = workgroup_id.z;
    let first_m = id_z * 2u; // body.rs:124
    let column = global_invocation_id.x * 8u; // body.rs:125
    let block = column / 256u; // body.rs:72
    let bit = (248u - column % 256u) * 3u; // body.rs:73
    let word = bit / 32u; // body.rs:74
    let next = select(word + 1u, 0u, (word == 23u)); // body.rs:75
    let start = block * 24u; // body.rs:79
    let word_1 = start + word; // body.rs:80
    let next_1 = start + next;
    let row_words = imm.n / 256u * 24u;
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
            let factor = load_scales(place_k) * 0.0067658755f; // trellis.rs:77
            let value = load_x(min_u32(first_m, imm.m - 1u) * imm.k + place_k); // body.rs:60
            let bits = bitcast<u32>(value * factor); // bits.rs:31
            staged[local_invocation_index] = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // body.rs:61
            let value_1 = load_x(min_u32(first_m + 1u, imm.m - 1u) * imm.k + place_k); // body.rs:60
            let bits_1 = bitcast<u32>(value_1 * factor); // bits.rs:31
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
                let t2 = base + row_words; // body.rs:151
                let t3 = weight[t2 + next_1]; // body.rs:152
                let t4 = base + row_words * 2u; // body.rs:151
                let t5 = weight[t4 + next_1]; // body.rs:152
                let t6 = base + row_words * 3u; // body.rs:151
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
                let value_2 = staged[row_of_split + 1u]; // body.rs:161
                sums_0_0 = sums_0_0 + t20 * value_2; // body.rs:164
                sums_0_1 = sums_0_1 + t21 * value_2;
                sums_0_2 = sums_0_2 + t22 * value_2;
                sums_0_3 = sums_0_3 + t23 * value_2;
                sums_0_4 = sums_0_4 + t24 * value_2;
                sums_0_5 = sums_0_5 + t25 * value_2;
                sums_0_6 = sums_0_6 + t26 * value_2;
                sums_0_7 = sums_0_7 + t27 * value_2;
                let value_3 = staged[row_of_split + 129u]; // body.rs:161
                sums_1_0 = sums_1_0 + t20 * value_3; // body.rs:164
                sums_1_1 = sums_1_1 + t21 * value_3;
                sums_1_2 = sums_1_2 + t22 * value_3;
                sums_1_3 = sums_1_3 + t23 * value_3;
                sums_1_4 = sums_1_4 + t24 * value_3;
                sums_1_5 = sums_1_5 + t25 * value_3;
                sums_1_6 = sums_1_6 + t26 * value_3;
                sums_1_7 = sums_1_7 + t27 * value_3;
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
                let value_4 = staged[row_of_split + 2u]; // body.rs:161
                sums_0_0 = sums_0_0 + t30 * value_4; // body.rs:164
                sums_0_1 = sums_0_1 + t31 * value_4;
                sums_0_2 = sums_0_2 + t32 * value_4;
                sums_0_3 = sums_0_3 + t33 * value_4;
                sums_0_4 = sums_0_4 + t34 * value_4;
                sums_0_5 = sums_0_5 + t35 * value_4;
                sums_0_6 = sums_0_6 + t36 * value_4;
                sums_0_7 = sums_0_7 + t37 * value_4;
                let value_5 = staged[row_of_split + 130u]; // body.rs:161
                sums_1_0 = sums_1_0 + t30 * value_5; // body.rs:164
                sums_1_1 = sums_1_1 + t31 * value_5;
                sums_1_2 = sums_1_2 + t32 * value_5;
                sums_1_3 = sums_1_3 + t33 * value_5;
                sums_1_4 = sums_1_4 + t34 * value_5;
                sums_1_5 = sums_1_5 + t35 * value_5;
                sums_1_6 = sums_1_6 + t36 * value_5;
                sums_1_7 = sums_1_7 + t37 * value_5;
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
                let value_6 = staged[row_of_split + 3u]; // body.rs:161
                sums_0_0 = sums_0_0 + t40 * value_6; // body.rs:164
                sums_0_1 = sums_0_1 + t41 * value_6;
                sums_0_2 = sums_0_2 + t42 * value_6;
                sums_0_3 = sums_0_3 + t43 * value_6;
                sums_0_4 = sums_0_4 + t44 * value_6;
                sums_0_5 = sums_0_5 + t45 * value_6;
                sums_0_6 = sums_0_6 + t46 * value_6;
                sums_0_7 = sums_0_7 + t47 * value_6;
                let value_7 = staged[row_of_split + 131u]; // body.rs:161
                sums_1_0 = sums_1_0 + t40 * value_7; // body.rs:164
                sums_1_1 = sums_1_1 + t41 * value_7;
                sums_1_2 = sums_1_2 + t42 * value_7;
                sums_1_3 = sums_1_3 + t43 * value_7;
                sums_1_4 = sums_1_4 + t44 * value_7;
                sums_1_5 = sums_1_5 + t45 * value_7;
                sums_1_6 = sums_1_6 + t46 * value_7;
                sums_1_7 = sums_1_7 + t47 * value_7;
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
    }
    if (column < imm.n) { // body.rs:179
        if (first_m < imm.m) { // body.rs:182
            let t59 = vec4<f32>(totals_0_0, totals_0_1, totals_0_2, totals_0_3); // body.rs:214
            partials[((first_m * (imm.k / 128u + min_u32(imm.k % 128u, 1u)) + id_y) * imm.n + column) >> 2u] = t59;
            let column_1 = column + 4u; // body.rs:185
            let t60 = vec4<f32>(totals_0_4, totals_0_5, totals_0_6, totals_0_7); // body.rs:214
            partials[((first_m * (imm.k / 128u + min_u32(imm.k % 128u, 1u)) + id_y) * imm.n + column_1) >> 2u] = t60;
        }
        if (first_m + 1u < imm.m) { // body.rs:182
            let row = first_m + 1u; // body.rs:185
            let t61 = vec4<f32>(totals_1_0, totals_1_1, totals_1_2, totals_1_3); // body.rs:214
            partials[((row * (imm.k / 128u + min_u32(imm.k % 128u, 1u)) + id_y) * imm.n + column) >> 2u] = t61;
            let row_1 = first_m + 1u; // body.rs:185
            let column_1 = column + 4u;
            let t62 = vec4<f32>(totals_1_4, totals_1_5, totals_1_6, totals_1_7); // body.rs:214
            partials[((row_1 * (imm.k / 128u + min_u32(imm.k % 128u, 1u)) + id_y) * imm.n + column_1) >> 2u] = t62;
        }
    }
}
