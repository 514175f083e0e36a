struct Immediates {
    m: u32,
    n: u32,
    k: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> w: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read> residual: array<vec2<u32>>;
@group(0) @binding(3) var<storage, read_write> y: array<vec2<u32>>;
var<workgroup> results: array<f32, 16>;

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
}

fn reduce_add_f32(x: f32) -> f32 {
    let x1 = x + subgroupShuffleXor(x, 1u);
    let x2 = x1 + subgroupShuffleXor(x1, 2u);
    let x3 = x2 + subgroupShuffleXor(x2, 4u);
    let x4 = x3 + subgroupShuffleXor(x3, 8u);
    let x5 = x4 + subgroupShuffleXor(x4, 16u);
    return x5;
}

fn encode_bf16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

@compute @workgroup_size(256, 1, 1)
fn fused_linear__bf16_bf16_bf16__matvec_16x1_run2_residual(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let first_n = (workgroup_id.x * 8u + (local_invocation_index >> 5u)) * 2u; // body.rs:291
    let n = imm.n; // body.rs:203
    let n_pieces = imm.k / 8u; // body.rs:204
    var sums_0_0 = 0.0f; // body.rs:210
    var sums_0_1 = 0.0f;
    for (var first_piece = 0u; first_piece < n_pieces; first_piece += n_pieces) { // body.rs:211
        let n_here = min_u32(n_pieces, n_pieces - first_piece); // body.rs:217
        let in_runs = n_here & 4294967232u; // body.rs:219
        for (var counter = local_invocation_index & 31u; counter < in_runs; counter += 64u) { // body.rs:228
            let first = first_piece + counter; // body.rs:230
            let t0 = w[((min_u32(first_n, n - 1u) * imm.k + first * 8u) >> 1u) >> 2u]; // rows.rs:54
            let t1 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + first * 8u) >> 1u) >> 2u];
            let t2 = first + 32u; // body.rs:234
            let t3 = w[((min_u32(first_n, n - 1u) * imm.k + t2 * 8u) >> 1u) >> 2u]; // rows.rs:54
            let t4 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + t2 * 8u) >> 1u) >> 2u];
            let place = min_u32(workgroup_id.y, imm.m - 1u) * imm.k + first * 8u; // body.rs:179
            let words = x[(place / 2u) >> 2u]; // body.rs:180
            let t5 = decode_bf16(words.x & 65535u); // piece.rs:133
            let t6 = decode_bf16(words.x >> 16u);
            let t7 = decode_bf16(words.y & 65535u);
            let t8 = decode_bf16(words.y >> 16u);
            let t9 = decode_bf16(words.z & 65535u);
            let t10 = decode_bf16(words.z >> 16u);
            let t11 = decode_bf16(words.w & 65535u);
            let t12 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            sum = fma(t5, decode_bf16(t0.x), sum); // dot.rs:23
            sum = fma(t6, decode_bf16(t0.x >> 16u), sum);
            sum = fma(t7, decode_bf16(t0.y), sum);
            sum = fma(t8, decode_bf16(t0.y >> 16u), sum);
            sum = fma(t9, decode_bf16(t0.z), sum);
            sum = fma(t10, decode_bf16(t0.z >> 16u), sum);
            sum = fma(t11, decode_bf16(t0.w), sum);
            sum = fma(t12, decode_bf16(t0.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:249
            var sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t5, decode_bf16(t1.x), sum_1); // dot.rs:23
            sum_1 = fma(t6, decode_bf16(t1.x >> 16u), sum_1);
            sum_1 = fma(t7, decode_bf16(t1.y), sum_1);
            sum_1 = fma(t8, decode_bf16(t1.y >> 16u), sum_1);
            sum_1 = fma(t9, decode_bf16(t1.z), sum_1);
            sum_1 = fma(t10, decode_bf16(t1.z >> 16u), sum_1);
            sum_1 = fma(t11, decode_bf16(t1.w), sum_1);
            sum_1 = fma(t12, decode_bf16(t1.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:249
            let place_1 = min_u32(workgroup_id.y, imm.m - 1u) * imm.k + (first + 32u) * 8u; // body.rs:179
            let words_1 = x[(place_1 / 2u) >> 2u]; // body.rs:180
            let t13 = decode_bf16(words_1.x & 65535u); // piece.rs:133
            let t14 = decode_bf16(words_1.x >> 16u);
            let t15 = decode_bf16(words_1.y & 65535u);
            let t16 = decode_bf16(words_1.y >> 16u);
            let t17 = decode_bf16(words_1.z & 65535u);
            let t18 = decode_bf16(words_1.z >> 16u);
            let t19 = decode_bf16(words_1.w & 65535u);
            let t20 = decode_bf16(words_1.w >> 16u);
            var sum_2 = sums_0_0; // dot.rs:20
            sum_2 = fma(t13, decode_bf16(t3.x), sum_2); // dot.rs:23
            sum_2 = fma(t14, decode_bf16(t3.x >> 16u), sum_2);
            sum_2 = fma(t15, decode_bf16(t3.y), sum_2);
            sum_2 = fma(t16, decode_bf16(t3.y >> 16u), sum_2);
            sum_2 = fma(t17, decode_bf16(t3.z), sum_2);
            sum_2 = fma(t18, decode_bf16(t3.z >> 16u), sum_2);
            sum_2 = fma(t19, decode_bf16(t3.w), sum_2);
            sum_2 = fma(t20, decode_bf16(t3.w >> 16u), sum_2);
            sums_0_0 = sum_2; // body.rs:249
            var sum_3 = sums_0_1; // dot.rs:20
            sum_3 = fma(t13, decode_bf16(t4.x), sum_3); // dot.rs:23
            sum_3 = fma(t14, decode_bf16(t4.x >> 16u), sum_3);
            sum_3 = fma(t15, decode_bf16(t4.y), sum_3);
            sum_3 = fma(t16, decode_bf16(t4.y >> 16u), sum_3);
            sum_3 = fma(t17, decode_bf16(t4.z), sum_3);
            sum_3 = fma(t18, decode_bf16(t4.z >> 16u), sum_3);
            sum_3 = fma(t19, decode_bf16(t4.w), sum_3);
            sum_3 = fma(t20, decode_bf16(t4.w >> 16u), sum_3);
            sums_0_1 = sum_3; // body.rs:249
        }
        for (var counter = in_runs + (local_invocation_index & 31u); counter < n_here; counter += 32u) { // body.rs:228
            let first = first_piece + counter; // body.rs:230
            let t21 = w[((min_u32(first_n, n - 1u) * imm.k + first * 8u) >> 1u) >> 2u]; // rows.rs:54
            let t22 = w[((min_u32(first_n + 1u, n - 1u) * imm.k + first * 8u) >> 1u) >> 2u];
            let place = min_u32(workgroup_id.y, imm.m - 1u) * imm.k + first * 8u; // body.rs:179
            let words = x[(place / 2u) >> 2u]; // body.rs:180
            let t23 = decode_bf16(words.x & 65535u); // piece.rs:133
            let t24 = decode_bf16(words.x >> 16u);
            let t25 = decode_bf16(words.y & 65535u);
            let t26 = decode_bf16(words.y >> 16u);
            let t27 = decode_bf16(words.z & 65535u);
            let t28 = decode_bf16(words.z >> 16u);
            let t29 = decode_bf16(words.w & 65535u);
            let t30 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            sum = fma(t23, decode_bf16(t21.x), sum); // dot.rs:23
            sum = fma(t24, decode_bf16(t21.x >> 16u), sum);
            sum = fma(t25, decode_bf16(t21.y), sum);
            sum = fma(t26, decode_bf16(t21.y >> 16u), sum);
            sum = fma(t27, decode_bf16(t21.z), sum);
            sum = fma(t28, decode_bf16(t21.z >> 16u), sum);
            sum = fma(t29, decode_bf16(t21.w), sum);
            sum = fma(t30, decode_bf16(t21.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:249
            var sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t23, decode_bf16(t22.x), sum_1); // dot.rs:23
            sum_1 = fma(t24, decode_bf16(t22.x >> 16u), sum_1);
            sum_1 = fma(t25, decode_bf16(t22.y), sum_1);
            sum_1 = fma(t26, decode_bf16(t22.y >> 16u), sum_1);
            sum_1 = fma(t27, decode_bf16(t22.z), sum_1);
            sum_1 = fma(t28, decode_bf16(t22.z >> 16u), sum_1);
            sum_1 = fma(t29, decode_bf16(t22.w), sum_1);
            sum_1 = fma(t30, decode_bf16(t22.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:249
        }
    }
    let sum = reduce_add_f32(sums_0_0); // body.rs:265
    if ((local_invocation_index & 31u) == 0u) { // body.rs:266
        results[(local_invocation_index >> 5u) * 2u] = sum; // body.rs:271
    }
    let sum_1 = reduce_add_f32(sums_0_1); // body.rs:265
    if ((local_invocation_index & 31u) == 0u) { // body.rs:266
        results[(local_invocation_index >> 5u) * 2u + 1u] = sum_1; // body.rs:271
    }
    workgroupBarrier(); // body.rs:309
    let part = local_invocation_index; // body.rs:325
    let row = part / 4u; // body.rs:326
    let first = part % 4u * 4u; // body.rs:327
    let column = workgroup_id.x * 16u + first; // body.rs:328
    if (((row < 1u) & (workgroup_id.y + row < imm.m)) & (column < imm.n)) { // body.rs:329
        let place = row * 16u + first; // body.rs:330
        let target_1 = (workgroup_id.y + row) * imm.n + column; // body.rs:331
        var four_0 = 0.0f; // body.rs:332
        var four_1 = 0.0f;
        var four_2 = 0.0f;
        var four_3 = 0.0f;
        four_0 = results[place]; // body.rs:335
        four_1 = results[place + 1u];
        four_2 = results[place + 2u];
        four_3 = results[place + 3u];
        let t31 = residual[(((workgroup_id.y + row) * imm.n + column) >> 1u) >> 1u]; // body.rs:344
        let bits = bitcast<u32>(decode_bf16(t31.x) + decode_bf16(encode_bf16(four_0))); // bits.rs:31
        four_0 = bitcast<f32>(select(bits, bits & 2147483648u, ((bits & 2139095040u) == 0u))); // body.rs:347
        let bits_1 = bitcast<u32>(decode_bf16(t31.x >> 16u) + decode_bf16(encode_bf16(four_1))); // bits.rs:31
        four_1 = bitcast<f32>(select(bits_1, bits_1 & 2147483648u, ((bits_1 & 2139095040u) == 0u))); // body.rs:347
        let bits_2 = bitcast<u32>(decode_bf16(t31.y) + decode_bf16(encode_bf16(four_2))); // bits.rs:31
        four_2 = bitcast<f32>(select(bits_2, bits_2 & 2147483648u, ((bits_2 & 2139095040u) == 0u))); // body.rs:347
        let bits_3 = bitcast<u32>(decode_bf16(t31.y >> 16u) + decode_bf16(encode_bf16(four_3))); // bits.rs:31
        four_3 = bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))); // body.rs:347
        let t32 = vec2<u32>(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:360
        y[(target_1 >> 1u) >> 1u] = t32;
    }
}
