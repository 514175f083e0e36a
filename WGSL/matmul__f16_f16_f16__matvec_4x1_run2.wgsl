struct Immediates {
    m: u32,
    k: u32,
    n: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> w: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec2<u32>>;
var<workgroup> sums: array<f32, 4>;

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
fn matmul__f16_f16_f16__matvec_4x1_run2(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let workgroup_n = workgroup_id.x * 4u; // matmul.rs:343
    let first_n = workgroup_n + (local_invocation_index >> 5u); // matmul.rs:344
    let last_m = imm.m - 1u; // matmul.rs:345
    var partial_sums_0_0 = 0.0f; // matmul.rs:347
    let n_pieces = imm.k / 8u; // matmul.rs:348
    let in_runs = n_pieces & 4294967232u; // matmul.rs:350
    let last_n = imm.n - 1u; // matmul.rs:351
    for (var piece = local_invocation_index & 31u; piece < in_runs; piece += 64u) { // matmul.rs:360
        let first_k = piece * 8u; // matmul.rs:361
        let t0 = w[((min_u32(first_n, last_n) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:367
        let t1 = x[((min_u32(workgroup_id.y, last_m) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:370
        let t2 = first_k + 256u; // matmul.rs:365
        let t3 = w[((min_u32(first_n, last_n) * imm.k + t2) >> 1u) >> 2u]; // matmul.rs:367
        let t4 = x[((min_u32(workgroup_id.y, last_m) * imm.k + t2) >> 1u) >> 2u]; // matmul.rs:370
        var sum = partial_sums_0_0; // dot.rs:20
        sum = fma(decode_f16(t1.x), decode_f16(t0.x), sum); // dot.rs:23
        sum = fma(decode_f16(t1.x >> 16u), decode_f16(t0.x >> 16u), sum);
        sum = fma(decode_f16(t1.y), decode_f16(t0.y), sum);
        sum = fma(decode_f16(t1.y >> 16u), decode_f16(t0.y >> 16u), sum);
        sum = fma(decode_f16(t1.z), decode_f16(t0.z), sum);
        sum = fma(decode_f16(t1.z >> 16u), decode_f16(t0.z >> 16u), sum);
        sum = fma(decode_f16(t1.w), decode_f16(t0.w), sum);
        sum = fma(decode_f16(t1.w >> 16u), decode_f16(t0.w >> 16u), sum);
        partial_sums_0_0 = sum; // matmul.rs:381
        var sum_1 = partial_sums_0_0; // dot.rs:20
        sum_1 = fma(decode_f16(t4.x), decode_f16(t3.x), sum_1); // dot.rs:23
        sum_1 = fma(decode_f16(t4.x >> 16u), decode_f16(t3.x >> 16u), sum_1);
        sum_1 = fma(decode_f16(t4.y), decode_f16(t3.y), sum_1);
        sum_1 = fma(decode_f16(t4.y >> 16u), decode_f16(t3.y >> 16u), sum_1);
        sum_1 = fma(decode_f16(t4.z), decode_f16(t3.z), sum_1);
        sum_1 = fma(decode_f16(t4.z >> 16u), decode_f16(t3.z >> 16u), sum_1);
        sum_1 = fma(decode_f16(t4.w), decode_f16(t3.w), sum_1);
        sum_1 = fma(decode_f16(t4.w >> 16u), decode_f16(t3.w >> 16u), sum_1);
        partial_sums_0_0 = sum_1; // matmul.rs:381
    }
    for (var piece = in_runs + (local_invocation_index & 31u); piece < n_pieces; piece += 32u) { // matmul.rs:360
        let first_k = piece * 8u; // matmul.rs:361
        let t5 = w[((min_u32(first_n, last_n) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:367
        let t6 = x[((min_u32(workgroup_id.y, last_m) * imm.k + first_k) >> 1u) >> 2u]; // matmul.rs:370
        var sum = partial_sums_0_0; // dot.rs:20
        sum = fma(decode_f16(t6.x), decode_f16(t5.x), sum); // dot.rs:23
        sum = fma(decode_f16(t6.x >> 16u), decode_f16(t5.x >> 16u), sum);
        sum = fma(decode_f16(t6.y), decode_f16(t5.y), sum);
        sum = fma(decode_f16(t6.y >> 16u), decode_f16(t5.y >> 16u), sum);
        sum = fma(decode_f16(t6.z), decode_f16(t5.z), sum);
        sum = fma(decode_f16(t6.z >> 16u), decode_f16(t5.z >> 16u), sum);
        sum = fma(decode_f16(t6.w), decode_f16(t5.w), sum);
        sum = fma(decode_f16(t6.w >> 16u), decode_f16(t5.w >> 16u), sum);
        partial_sums_0_0 = sum; // matmul.rs:381
    }
    let sum = reduce_add_f32(partial_sums_0_0); // matmul.rs:393
    if ((local_invocation_index & 31u) == 0u) { // matmul.rs:394
        sums[local_invocation_index >> 5u] = sum; // matmul.rs:395
    }
    workgroupBarrier(); // matmul.rs:399
    let group = local_invocation_index; // matmul.rs:401
    let row = workgroup_id.y + group; // matmul.rs:402
    if (((group < 1u) & (row < imm.m)) & (workgroup_n < imm.n)) { // matmul.rs:404
        let t7 = vec2<u32>(encode_f16(sums[group * 4u]) | (encode_f16(sums[group * 4u + 1u]) << 16u), encode_f16(sums[group * 4u + 2u]) | (encode_f16(sums[group * 4u + 3u]) << 16u)); // matmul.rs:406
        y[((row * imm.n + workgroup_n) >> 1u) >> 1u] = t7;
    }
}
