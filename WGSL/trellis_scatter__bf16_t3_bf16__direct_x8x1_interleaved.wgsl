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
fn trellis_scatter__bf16_t3_bf16__direct_x8x1_interleaved(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let k = imm.k; // body.rs:119
    let id_y = workgroup_id.y; // body.rs:120
    let split = 0u; // body.rs:123
    let column = global_invocation_id.x * 8u; // body.rs:127
    let block = column / 256u; // body.rs:74
    let bit = (248u - column % 256u) * 3u; // body.rs:75
    let word = bit / 32u; // body.rs:76
    let next = select(word + 1u, 0u, (word == 23u)); // body.rs:77
    let start = (block / 2u * k * 2u + block % 2u) * 24u; // body.rs:85
    let word_1 = start + word; // body.rs:86
    let next_1 = start + next;
    let row_words = 48u;
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
            let factor = load_scales(place_k) * 0.0067658755f; // trellis.rs:64
            let value = load_x(min_u32(id_y, imm.m - 1u) * imm.k + place_k); // body.rs:62
            let bits = bitcast<u32>(value * factor); // bits.rs:31
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
                let t2 = base + 48u; // body.rs:153
                let t3 = weight[t2 + next_1]; // body.rs:154
                let t4 = base + 96u; // body.rs:153
                let t5 = weight[t4 + next_1]; // body.rs:154
                let t6 = base + 144u; // body.rs:153
                let t7 = weight[t6 + next_1]; // body.rs:154
                let t8 = funnel_shr_u32(t1, weight[base + word_1], shift); // body.rs:100
                let t9 = dot4U8Packed((funnel_shr_u32(shr_u32(t1, shift), t8, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:58
                let value = staged[row_of_split]; // body.rs:163
                sums_0_0 = sums_0_0 + (f32(t9) - 510.0f) * value; // body.rs:166
                let t10 = sums_0_1 + (f32(dot4U8Packed(((t8 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value;
                sums_0_1 = t10;
                let t11 = sums_0_2 + (f32(dot4U8Packed(((t8 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value;
                sums_0_2 = t11;
                let t12 = sums_0_3 + (f32(dot4U8Packed(((t8 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value;
                sums_0_3 = t12;
                let t13 = sums_0_4 + (f32(dot4U8Packed(((t8 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value;
                sums_0_4 = t13;
                let t14 = sums_0_5 + (f32(dot4U8Packed(((t8 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value;
                sums_0_5 = t14;
                let t15 = sums_0_6 + (f32(dot4U8Packed(((t8 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value;
                sums_0_6 = t15;
                sums_0_7 = sums_0_7 + (f32(dot4U8Packed((t8 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value;
                let t16 = funnel_shr_u32(t3, weight[t2 + word_1], shift); // body.rs:100
                let t17 = dot4U8Packed((funnel_shr_u32(shr_u32(t3, shift), t16, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:58
                let value_1 = staged[row_of_split + 1u]; // body.rs:163
                sums_0_0 = sums_0_0 + (f32(t17) - 510.0f) * value_1; // body.rs:166
                let t18 = (f32(dot4U8Packed(((t16 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value_1;
                sums_0_1 = sums_0_1 + t18;
                let t19 = (f32(dot4U8Packed(((t16 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value_1;
                sums_0_2 = sums_0_2 + t19;
                let t20 = (f32(dot4U8Packed(((t16 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value_1;
                sums_0_3 = sums_0_3 + t20;
                let t21 = sums_0_4 + (f32(dot4U8Packed(((t16 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value_1;
                sums_0_4 = t21;
                let t22 = sums_0_5 + (f32(dot4U8Packed(((t16 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value_1;
                sums_0_5 = t22;
                let t23 = sums_0_6 + (f32(dot4U8Packed(((t16 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value_1;
                sums_0_6 = t23;
                let t24 = sums_0_7 + (f32(dot4U8Packed((t16 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value_1;
                sums_0_7 = t24;
                let t25 = funnel_shr_u32(t5, weight[t4 + word_1], shift); // body.rs:100
                let t26 = dot4U8Packed((funnel_shr_u32(shr_u32(t5, shift), t25, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:58
                let value_2 = staged[row_of_split + 2u]; // body.rs:163
                sums_0_0 = sums_0_0 + (f32(t26) - 510.0f) * value_2; // body.rs:166
                let t27 = (f32(dot4U8Packed(((t25 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value_2;
                sums_0_1 = sums_0_1 + t27;
                let t28 = (f32(dot4U8Packed(((t25 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value_2;
                sums_0_2 = sums_0_2 + t28;
                let t29 = (f32(dot4U8Packed(((t25 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value_2;
                sums_0_3 = sums_0_3 + t29;
                let t30 = sums_0_4 + (f32(dot4U8Packed(((t25 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value_2;
                sums_0_4 = t30;
                let t31 = sums_0_5 + (f32(dot4U8Packed(((t25 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value_2;
                sums_0_5 = t31;
                let t32 = sums_0_6 + (f32(dot4U8Packed(((t25 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value_2;
                sums_0_6 = t32;
                let t33 = sums_0_7 + (f32(dot4U8Packed((t25 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value_2;
                sums_0_7 = t33;
                let t34 = funnel_shr_u32(t7, weight[t6 + word_1], shift); // body.rs:100
                let t35 = dot4U8Packed((funnel_shr_u32(shr_u32(t7, shift), t34, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:58
                let value_3 = staged[row_of_split + 3u]; // body.rs:163
                sums_0_0 = sums_0_0 + (f32(t35) - 510.0f) * value_3; // body.rs:166
                let t36 = (f32(dot4U8Packed(((t34 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value_3;
                sums_0_1 = sums_0_1 + t36;
                let t37 = (f32(dot4U8Packed(((t34 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value_3;
                sums_0_2 = sums_0_2 + t37;
                let t38 = (f32(dot4U8Packed(((t34 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value_3;
                sums_0_3 = sums_0_3 + t38;
                let t39 = sums_0_4 + (f32(dot4U8Packed(((t34 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value_3;
                sums_0_4 = t39;
                let t40 = sums_0_5 + (f32(dot4U8Packed(((t34 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value_3;
                sums_0_5 = t40;
                let t41 = sums_0_6 + (f32(dot4U8Packed(((t34 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value_3;
                sums_0_6 = t41;
                let t42 = sums_0_7 + (f32(dot4U8Packed((t34 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value_3;
                sums_0_7 = t42;
            }
            for (var row_of_split = in_runs; row_of_split < n_here; row_of_split += 1u) { // body.rs:148
                let base = (first_k + row_of_split) * row_words; // body.rs:149
                let t43 = weight[base + next_1]; // body.rs:154
                let t44 = funnel_shr_u32(t43, weight[base + word_1], shift); // body.rs:100
                let t45 = dot4U8Packed((funnel_shr_u32(shr_u32(t43, shift), t44, 21u) & 4095u) * 34038481u + 76625530u, 16843009u); // trellis.rs:58
                let value = staged[row_of_split]; // body.rs:163
                sums_0_0 = sums_0_0 + (f32(t45) - 510.0f) * value; // body.rs:166
                let t46 = sums_0_1 + (f32(dot4U8Packed(((t44 >> 18u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value;
                sums_0_1 = t46;
                let t47 = sums_0_2 + (f32(dot4U8Packed(((t44 >> 15u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value;
                sums_0_2 = t47;
                let t48 = sums_0_3 + (f32(dot4U8Packed(((t44 >> 12u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value;
                sums_0_3 = t48;
                let t49 = sums_0_4 + (f32(dot4U8Packed(((t44 >> 9u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value;
                sums_0_4 = t49;
                let t50 = sums_0_5 + (f32(dot4U8Packed(((t44 >> 6u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value;
                sums_0_5 = t50;
                let t51 = sums_0_6 + (f32(dot4U8Packed(((t44 >> 3u) & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value;
                sums_0_6 = t51;
                let t52 = sums_0_7 + (f32(dot4U8Packed((t44 & 4095u) * 34038481u + 76625530u, 16843009u)) - 510.0f) * value;
                sums_0_7 = t52;
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
    }
    if (column < imm.n) { // body.rs:181
        if (id_y < imm.m) { // body.rs:184
            let t53 = vec2<u32>(encode_bf16(totals_0_0) | (encode_bf16(totals_0_1) << 16u), encode_bf16(totals_0_2) | (encode_bf16(totals_0_3) << 16u)); // body.rs:217
            y[((id_y * imm.n + column) >> 1u) >> 1u] = t53;
            let column_1 = column + 4u; // body.rs:187
            let t54 = vec2<u32>(encode_bf16(totals_0_4) | (encode_bf16(totals_0_5) << 16u), encode_bf16(totals_0_6) | (encode_bf16(totals_0_7) << 16u)); // body.rs:217
            y[((id_y * imm.n + column_1) >> 1u) >> 1u] = t54;
        }
    }
}
