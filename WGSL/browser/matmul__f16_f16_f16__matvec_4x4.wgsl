enable subgroups;

struct Immediates {
    m: u32,
    k: u32,
    n: u32,
}

@group(0) @binding(3) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> w: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec2<u32>>;
var<workgroup> sums: array<f32, 16>;

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

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

fn reduce_add_f32(x: f32) -> f32 {
    let x1 = x + subgroupShuffleXor(x, 1u);
    let x2 = x1 + subgroupShuffleXor(x1, 2u);
    let x3 = x2 + subgroupShuffleXor(x2, 4u);
    let x4 = x3 + subgroupShuffleXor(x3, 8u);
    let x5 = x4 + subgroupShuffleXor(x4, 16u);
    return x5;
}

fn encode_f16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    let sign = (bits >> 16u) & 0x8000u;
    let magnitude = bits & 0x7fffffffu;
    if (magnitude > 0x7f800000u) {
        return 0x7e00u;
    }
    if (magnitude >= 0x477ff000u) {
        return sign | 0x7c00u;
    }
    if (magnitude >= 0x38800000u) {
        return sign | ((magnitude - 0x38000000u + 0xfffu + ((magnitude >> 13u) & 1u)) >> 13u);
    }
    if (magnitude <= 0x33000000u) {
        return sign;
    }
    let shift = 126u - (magnitude >> 23u);
    let significand = (magnitude & 0x7fffffu) | 0x800000u;
    let quotient = significand >> shift;
    let rest = significand & ((1u << shift) - 1u);
    let half = 1u << (shift - 1u);
    let up = rest > half || (rest == half && (quotient & 1u) == 1u);
    return sign | (quotient + select(0u, 1u, up));
}

@compute @workgroup_size(128, 1, 1)
fn matmul__f16_f16_f16__matvec_4x4(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let first_m = workgroup_id.y * 4u; // matmul.rs:283
    let workgroup_n = workgroup_id.x * 4u; // matmul.rs:284
    let first_n = workgroup_n + (local_invocation_index >> 5u); // matmul.rs:285
    let last_m = imm.m - 1u; // matmul.rs:286
    var partial_sums_0_0 = 0.0f; // matmul.rs:288
    var partial_sums_1_0 = 0.0f;
    var partial_sums_2_0 = 0.0f;
    var partial_sums_3_0 = 0.0f;
    let t0 = imm.k / 8u; // matmul.rs:289
    for (var piece = local_invocation_index & 31u; piece < t0; piece += 32u) {
        let first_k = piece * 8u; // matmul.rs:290
        let t1 = x[((min_u32(first_m, last_m) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:293
        let t2 = x[((min_u32(first_m + 1u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        let t3 = x[((min_u32(first_m + 2u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        let t4 = x[((min_u32(first_m + 3u, last_m) * imm.k + first_k) >> 1u) >> 2u];
        let t5 = w[((min_u32(first_n, imm.n - 1u) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:296
        let t6 = decode_f16(t5.x);
        let t7 = decode_f16(t5.x >> 16u);
        let t8 = decode_f16(t5.y);
        let t9 = decode_f16(t5.y >> 16u);
        let t10 = decode_f16(t5.z);
        let t11 = decode_f16(t5.z >> 16u);
        let t12 = decode_f16(t5.w);
        let t13 = decode_f16(t5.w >> 16u);
        var sum = partial_sums_0_0; // dot.rs:20
        sum = sum + decode_f16(t1.x) * t6; // dot.rs:23
        sum = sum + decode_f16(t1.x >> 16u) * t7;
        sum = sum + decode_f16(t1.y) * t8;
        sum = sum + decode_f16(t1.y >> 16u) * t9;
        sum = sum + decode_f16(t1.z) * t10;
        sum = sum + decode_f16(t1.z >> 16u) * t11;
        sum = sum + decode_f16(t1.w) * t12;
        sum = sum + decode_f16(t1.w >> 16u) * t13;
        partial_sums_0_0 = sum; // matmul.rs:299
        var sum_1 = partial_sums_1_0; // dot.rs:20
        sum_1 = sum_1 + decode_f16(t2.x) * t6; // dot.rs:23
        sum_1 = sum_1 + decode_f16(t2.x >> 16u) * t7;
        sum_1 = sum_1 + decode_f16(t2.y) * t8;
        sum_1 = sum_1 + decode_f16(t2.y >> 16u) * t9;
        sum_1 = sum_1 + decode_f16(t2.z) * t10;
        sum_1 = sum_1 + decode_f16(t2.z >> 16u) * t11;
        sum_1 = sum_1 + decode_f16(t2.w) * t12;
        sum_1 = sum_1 + decode_f16(t2.w >> 16u) * t13;
        partial_sums_1_0 = sum_1; // matmul.rs:299
        var sum_2 = partial_sums_2_0; // dot.rs:20
        sum_2 = sum_2 + decode_f16(t3.x) * t6; // dot.rs:23
        sum_2 = sum_2 + decode_f16(t3.x >> 16u) * t7;
        sum_2 = sum_2 + decode_f16(t3.y) * t8;
        sum_2 = sum_2 + decode_f16(t3.y >> 16u) * t9;
        sum_2 = sum_2 + decode_f16(t3.z) * t10;
        sum_2 = sum_2 + decode_f16(t3.z >> 16u) * t11;
        sum_2 = sum_2 + decode_f16(t3.w) * t12;
        sum_2 = sum_2 + decode_f16(t3.w >> 16u) * t13;
        partial_sums_2_0 = sum_2; // matmul.rs:299
        var sum_3 = partial_sums_3_0; // dot.rs:20
        sum_3 = sum_3 + decode_f16(t4.x) * t6; // dot.rs:23
        sum_3 = sum_3 + decode_f16(t4.x >> 16u) * t7;
        sum_3 = sum_3 + decode_f16(t4.y) * t8;
        sum_3 = sum_3 + decode_f16(t4.y >> 16u) * t9;
        sum_3 = sum_3 + decode_f16(t4.z) * t10;
        sum_3 = sum_3 + decode_f16(t4.z >> 16u) * t11;
        sum_3 = sum_3 + decode_f16(t4.w) * t12;
        sum_3 = sum_3 + decode_f16(t4.w >> 16u) * t13;
        partial_sums_3_0 = sum_3; // matmul.rs:299
    }
    let sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[local_invocation_index >> 5u] = sum; // matmul.rs:311
    }
    let sum_1 = reduce_add_f32(partial_sums_1_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) + 4u] = sum_1; // matmul.rs:311
    }
    let sum_2 = reduce_add_f32(partial_sums_2_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) + 8u] = sum_2; // matmul.rs:311
    }
    let sum_3 = reduce_add_f32(partial_sums_3_0); // matmul.rs:309
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:310
        sums[(local_invocation_index >> 5u) + 12u] = sum_3; // matmul.rs:311
    }
    workgroupBarrier(); // matmul.rs:315
    let group = local_invocation_index; // matmul.rs:317
    let row = first_m + group; // matmul.rs:318
    if (((group < 4u) & (row < imm.m)) & (workgroup_n < imm.n)) { // matmul.rs:320
        let t14 = vec2<u32>(encode_f16(sums[group * 4u]) | (encode_f16(sums[group * 4u + 1u]) << 16u), encode_f16(sums[group * 4u + 2u]) | (encode_f16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:322
        y[((row * imm.n + workgroup_n) >> 1u) >> 1u] = t14;
    }
}
