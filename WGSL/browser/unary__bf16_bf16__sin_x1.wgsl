struct Immediates {
    n_elems: u32,
}

@group(0) @binding(2) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> y: array<atomic<u32>>;

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

fn abs_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) & 0x7fffffffu);
}

fn u32_from_f32(x: f32) -> u32 {
    if ((bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u) {
        return 0u;
    }
    if (x <= 0.0f) {
        return 0u;
    }
    if (x >= 4294967296.0f) {
        return 0xffffffffu;
    }
    return u32(x);
}

fn funnel_shr_u32(high: u32, low: u32, amount: u32) -> u32 {
    let shift = amount & 31u;
    return (low >> shift) | ((high << 1u) << (31u - shift));
}

fn shl_u32(x: u32, amount: u32) -> u32 {
    return x << (amount & 31u);
}

fn shr_u32(x: u32, amount: u32) -> u32 {
    return x >> (amount & 31u);
}

fn f32_from_bits(bits: u32) -> f32 {
    return bitcast<f32>(bits);
}

fn encode_bf16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

fn store_y(index: u32, value: f32) {
    let word = index >> 1u;
    let shift = (index & 1u) * 16u;
    atomicAnd(&y[word], ~(0xffffu << shift));
    atomicOr(&y[word], encode_bf16(value) << shift);
}

@compute @workgroup_size(256, 1, 1)
fn unary__bf16_bf16__sin_x1(
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // unary.rs:268
    let first = global_invocation_id.x * 4u; // unary.rs:274
    let t0 = min_u32(imm.n_elems, first + 4u); // unary.rs:287
    for (var index = first; index < t0; index += 1u) {
        let t1 = load_x(index); // unary.rs:288
        let bits = bitcast<u32>(t1); // bits.rs:31
        let a = abs_f32(bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u)))); // trigonometric.rs:39
        var parts_0: f32; // reduction.rs:20
        var parts_1: f32;
        var parts_2: u32;
        if (a < 6400.0f) {
            let n = round(a * 0.63661975f); // reduction.rs:27
            let t2 = bitcast<f32>(bitcast<u32>(a - bitcast<f32>(bitcast<u32>(n * 1.5703125f) ^ hidden_zero)) ^ hidden_zero); // reduction.rs:28
            let rest = bitcast<f32>(bitcast<u32>(t2 - bitcast<f32>(bitcast<u32>(n * 0.0004837513f) ^ hidden_zero)) ^ hidden_zero);
            let third = bitcast<f32>(bitcast<u32>(n * 7.5495336e-8f) ^ hidden_zero); // reduction.rs:29
            let difference = bitcast<f32>(bitcast<u32>(rest - third) ^ hidden_zero); // reduction.rs:30
            let t3 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(rest - difference) ^ hidden_zero) - third) ^ hidden_zero); // reduction.rs:31
            let error = bitcast<f32>(bitcast<u32>(t3 - bitcast<f32>(bitcast<u32>(n * 2.563283e-12f) ^ hidden_zero)) ^ hidden_zero);
            let r = bitcast<f32>(bitcast<u32>(difference + error) ^ hidden_zero); // reduction.rs:32
            let t4 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(difference - r) ^ hidden_zero) + error) ^ hidden_zero); // reduction.rs:33
            let t5 = bitcast<f32>(bitcast<u32>(t4 - bitcast<f32>(bitcast<u32>(n * 6.123234e-17f) ^ hidden_zero)) ^ hidden_zero);
            parts_0 = r; // reduction.rs:20
            parts_1 = t5;
            parts_2 = u32_from_f32(n);
        } else {
            let bits_1 = bitcast<u32>(a); // reduction.rs:78
            let integer = (bits_1 & 8388607u) | 8388608u; // reduction.rs:79
            let t6 = (bits_1 >> 23u) - 121u; // reduction.rs:80
            let index_1 = t6 >> 5u; // reduction.rs:49
            let by_one = (index_1 & 1u) != 0u; // reduction.rs:50
            let by_two = (index_1 & 2u) != 0u;
            let by_four = (index_1 & 4u) != 0u;
            var pairs_0 = 0u; // reduction.rs:51
            var pairs_1 = 0u;
            var pairs_2 = 0u;
            var pairs_3 = 0u;
            var pairs_4 = 0u;
            var pairs_5 = 0u;
            pairs_0 = select(0u, 2734261102u, by_one); // reduction.rs:54
            pairs_1 = select(2734261102u, 1313084713u, by_one);
            pairs_2 = select(1313084713u, 4230436817u, by_one);
            pairs_3 = select(4230436817u, 4113882560u, by_one);
            pairs_4 = select(4113882560u, 3680671129u, by_one);
            pairs_5 = select(3680671129u, 1011060801u, by_one);
            var words_0 = 0u; // reduction.rs:56
            var words_1 = 0u;
            var words_2 = 0u;
            var words_3 = 0u;
            words_0 = select(select(pairs_0, pairs_2, by_two), 4113882560u, by_four); // reduction.rs:59
            words_1 = select(select(pairs_1, pairs_3, by_two), 3680671129u, by_four);
            words_2 = select(select(pairs_2, pairs_4, by_two), 1011060801u, by_four);
            words_3 = select(select(pairs_3, pairs_5, by_two), 4266746795u, by_four);
            let shift = 31u - (t6 & 31u); // reduction.rs:61
            let t7 = funnel_shr_u32(words_1, words_2, shift); // reduction.rs:64
            let t8 = funnel_shr_u32(words_2, words_3, shift); // reduction.rs:65
            let low_product = integer * t7; // reduction.rs:81
            let a_low = integer & 65535u; // reduction.rs:39
            let a_high = integer >> 16u;
            let b_low = t8 & 65535u; // reduction.rs:40
            let b_high = t8 >> 16u;
            let cross_1 = a_low * b_high; // reduction.rs:41
            let middle = a_high * b_low + ((a_low * b_low) >> 16u) + (cross_1 & 65535u); // reduction.rs:42
            let low = a_high * b_high + (cross_1 >> 16u) + (middle >> 16u) + low_product; // reduction.rs:82
            let carry = select(0u, 1u, (low < low_product)); // reduction.rs:83
            let a_low_1 = integer & 65535u; // reduction.rs:39
            let a_high_1 = integer >> 16u;
            let b_low_1 = t7 & 65535u; // reduction.rs:40
            let b_high_1 = t7 >> 16u;
            let cross_2 = a_low_1 * b_high_1; // reduction.rs:41
            let middle_1 = a_high_1 * b_low_1 + ((a_low_1 * b_low_1) >> 16u) + (cross_2 & 65535u); // reduction.rs:42
            let t9 = a_high_1 * b_high_1 + (cross_2 >> 16u) + (middle_1 >> 16u) + integer * funnel_shr_u32(words_0, words_1, shift); // reduction.rs:84
            let high = t9 + carry;
            let n = (high + 536870912u) >> 30u; // reduction.rs:86
            let signed = (high << 2u) | (low >> 30u); // reduction.rs:87
            let mask = u32(i32(signed) >> 31u); // reduction.rs:88
            let fraction = signed ^ mask; // reduction.rs:89
            let fraction_low = (low << 2u) ^ mask;
            let zeros = countLeadingZeros(fraction); // reduction.rs:91
            let top = shl_u32(fraction, zeros) | shr_u32(fraction_low >> 1u, 31u - zeros); // reduction.rs:92
            let next = shl_u32(fraction_low, zeros); // reduction.rs:93
            let unit = bitcast<f32>(u32(-12i - i32(zeros) + 127i) << 23u); // bits.rs:66
            let t10 = bitcast<f32>(bitcast<u32>(bitcast<f32>((top >> 20u) | 1258291200u) - 8388608.0f) ^ hidden_zero) * unit; // reduction.rs:96
            let first_1 = bitcast<f32>(bitcast<u32>(t10) ^ hidden_zero);
            let t11 = bitcast<f32>(bitcast<u32>(bitcast<f32>(((top >> 8u) & 4095u) | 1258291200u) - 8388608.0f) ^ hidden_zero); // reduction.rs:72
            let t12 = bitcast<u32>(t11 * bitcast<f32>(bitcast<u32>(unit * 0.00024414063f) ^ hidden_zero)) ^ hidden_zero; // reduction.rs:97
            let second = bitcast<f32>(t12);
            let t13 = bitcast<u32>(bitcast<f32>((((top & 255u) << 15u) | (next >> 17u)) | 1258291200u) - 8388608.0f) ^ hidden_zero; // reduction.rs:72
            let t14 = bitcast<u32>(bitcast<f32>(t13) * bitcast<f32>(bitcast<u32>(unit * 2.910383e-11f) ^ hidden_zero)) ^ hidden_zero; // reduction.rs:98
            let third = bitcast<f32>(t14);
            let leading = bitcast<f32>(bitcast<u32>(first_1 * 1.5703125f) ^ hidden_zero); // reduction.rs:99
            let t15 = bitcast<f32>(bitcast<u32>(first_1 * 0.0004837513f) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(second * 1.5703125f) ^ hidden_zero); // reduction.rs:100
            let middle_2 = bitcast<f32>(bitcast<u32>(t15) ^ hidden_zero);
            let t16 = bitcast<f32>(bitcast<u32>(first_1 * 7.54979e-8f) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(second * 0.0004837513f) ^ hidden_zero); // reduction.rs:101
            let t17 = bitcast<f32>(bitcast<u32>(t16) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(third * 1.5707964f) ^ hidden_zero);
            let rest = bitcast<f32>(bitcast<u32>(middle_2 + bitcast<f32>(bitcast<u32>(t17) ^ hidden_zero)) ^ hidden_zero);
            let r = bitcast<f32>(bitcast<u32>(leading + rest) ^ hidden_zero); // reduction.rs:102
            let sign_1 = mask & 2147483648u; // reduction.rs:103
            let t18 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(leading - r) ^ hidden_zero) + rest) ^ sign_1); // reduction.rs:104
            parts_0 = bitcast<f32>(bitcast<u32>(r) ^ sign_1); // reduction.rs:20
            parts_1 = t18;
            parts_2 = n;
        }
        let r = parts_0;
        let r_error = parts_1;
        let quarters = parts_2;
        let square = bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero); // trigonometric.rs:15
        let half = bitcast<f32>(bitcast<u32>(0.5f * square) ^ hidden_zero); // trigonometric.rs:16
        let rest = bitcast<f32>(bitcast<u32>(1.0f - half) ^ hidden_zero); // trigonometric.rs:17
        var s = 2.8373952e-6f; // trigonometric.rs:20
        let t19 = bitcast<u32>(bitcast<f32>(bitcast<u32>(s * square) ^ hidden_zero) + -0.00019853505f) ^ hidden_zero; // trigonometric.rs:23
        s = bitcast<f32>(t19);
        let t20 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(s * square) ^ hidden_zero) + 0.00833338f) ^ hidden_zero);
        s = t20;
        let t21 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(s * square) ^ hidden_zero) + -0.16666667f) ^ hidden_zero);
        s = t21;
        let t22 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * square) ^ hidden_zero) * s) ^ hidden_zero); // trigonometric.rs:25
        let t23 = bitcast<f32>(bitcast<u32>(t22 + bitcast<f32>(bitcast<u32>(r_error * rest) ^ hidden_zero)) ^ hidden_zero);
        let sine = r + t23;
        var c = 2.443067e-5f; // trigonometric.rs:26
        let t24 = bitcast<u32>(bitcast<f32>(bitcast<u32>(c * square) ^ hidden_zero) + -0.0013887301f) ^ hidden_zero; // trigonometric.rs:29
        c = bitcast<f32>(t24);
        let t25 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(c * square) ^ hidden_zero) + 0.041666646f) ^ hidden_zero);
        c = t25;
        let t26 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(1.0f - rest) ^ hidden_zero) - half) ^ hidden_zero); // trigonometric.rs:31
        let t27 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(square * square) ^ hidden_zero) * c) ^ hidden_zero);
        let t28 = bitcast<f32>(bitcast<u32>(t27 - bitcast<f32>(bitcast<u32>(r * r_error) ^ hidden_zero)) ^ hidden_zero);
        let cosine = rest + bitcast<f32>(bitcast<u32>(t26 + t28) ^ hidden_zero);
        let value = select(sine, cosine, ((quarters & 1u) != 0u)); // trigonometric.rs:32
        let t29 = bitcast<u32>(bitcast<f32>(bitcast<u32>(value) ^ ((quarters & 2u) << 30u))) ^ (bitcast<u32>(t1) & 2147483648u); // trigonometric.rs:40
        let sine_1 = bitcast<f32>(t29);
        store_y(index, select(sine_1, f32_from_bits(0x7fc00000u), (bitcast<u32>(a) >= 2139095040u))); // unary.rs:288
    }
}
