enable subgroups;

struct Immediates {
    k: u32,
    n_groups: u32,
    n: u32,
    m: u32,
}

@group(0) @binding(5) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> weight: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read> scales: array<u32>;
@group(0) @binding(3) var<storage, read> biases: array<u32>;
@group(0) @binding(4) var<storage, read_write> y: array<vec2<u32>>;
var<workgroup> staged: array<vec4<u32>, 256>;
var<workgroup> results: array<f32, 16>;

fn div_u32(a: u32, b: u32) -> u32 {
    return a / b;
}

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn shr_u32(x: u32, amount: u32) -> u32 {
    return x >> (amount & 31u);
}

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
}

fn load_scales(index: u32) -> f32 {
    let bits = scales[index >> 1u] >> ((index & 1u) * 16u);
    return decode_bf16(bits);
}

fn load_biases(index: u32) -> f32 {
    let bits = biases[index >> 1u] >> ((index & 1u) * 16u);
    return decode_bf16(bits);
}

fn encode_bf16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

fn abs_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) & 0x7fffffffu);
}

fn max_f32(a: f32, b: f32) -> f32 {
    let x = bitcast<u32>(a);
    let y = bitcast<u32>(b);
    let x_size = x & 0x7fffffffu;
    let y_size = y & 0x7fffffffu;
    let x_place = select(i32(x_size), -i32(x_size), x >= 0x80000000u);
    let y_place = select(i32(y_size), -i32(y_size), y >= 0x80000000u);
    let numbers = max(x_size, y_size) <= 0x7f800000u;
    return bitcast<f32>(select(x, y, (x_place < y_place) & numbers));
}

fn min_f32(a: f32, b: f32) -> f32 {
    let x = bitcast<u32>(a);
    let y = bitcast<u32>(b);
    let x_size = x & 0x7fffffffu;
    let y_size = y & 0x7fffffffu;
    let x_place = select(i32(x_size), -i32(x_size), x >= 0x80000000u);
    let y_place = select(i32(y_size), -i32(y_size), y >= 0x80000000u);
    let numbers = max(x_size, y_size) <= 0x7f800000u;
    return bitcast<f32>(select(x, y, (y_place < x_place) & numbers));
}

fn f32_from_bits(bits: u32) -> f32 {
    return bitcast<f32>(bits);
}

fn i32_from_f32(x: f32) -> i32 {
    if ((bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u) {
        return 0i;
    }
    if (x <= -2147483648.0f) {
        return i32(-2147483648);
    }
    if (x >= 2147483648.0f) {
        return 2147483647i;
    }
    return i32(x);
}

@compute @workgroup_size(256, 1, 1)
fn fused_linear__bf16_q4bf16_bf16__matvec_8x1_swiglu(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // entry.rs:79
    let group_shift = 31u - countLeadingZeros(div_u32(imm.k / 32u, imm.n_groups)); // entry.rs:30
    let n = imm.n; // body.rs:157
    let k = imm.k; // body.rs:159
    let t0 = workgroup_id.x * 8u + (local_invocation_index >> 5u); // body.rs:161
    let n_pieces = k / 32u; // body.rs:162
    var sums_0_0 = 0.0f; // body.rs:169
    var sums_0_1 = 0.0f;
    for (var first_k = 0u; first_k < k; first_k += 2048u) { // body.rs:170
        let own_row = local_invocation_index / 256u; // body.rs:100
        let vector = local_invocation_index % 256u; // body.rs:101
        let column = first_k + vector * 8u; // body.rs:102
        if (column < imm.k) { // body.rs:103
            let words = x[((min_u32(workgroup_id.y + own_row, imm.m - 1u) * imm.k + column) / 2u) >> 2u]; // body.rs:60
            let piece = vector / 4u; // body.rs:36
            staged[(piece / 32u * 4u + vector % 4u) * 32u + piece % 32u + own_row * 256u] = words; // body.rs:110
        }
        workgroupBarrier(); // body.rs:172
        let piece = first_k / 32u + (local_invocation_index & 31u); // body.rs:175
        if (piece < n_pieces) { // body.rs:176
            let t1 = min_u32(t0, n - 1u); // body.rs:180
            let t2 = shr_u32(piece, group_shift); // rows.rs:86
            let t3 = weight[(t1 * (imm.k * 4u / 32u) + piece * 4u) >> 2u]; // rows.rs:88
            let t4 = min_u32(t0, n - 1u) + n; // body.rs:181
            let t5 = shr_u32(piece, group_shift); // rows.rs:86
            let t6 = weight[(t4 * (imm.k * 4u / 32u) + piece * 4u) >> 2u]; // rows.rs:88
            let words = staged[local_invocation_index & 31u]; // body.rs:72
            let words_1 = staged[(local_invocation_index & 31u) + 32u];
            let words_2 = staged[(local_invocation_index & 31u) + 64u];
            let words_3 = staged[(local_invocation_index & 31u) + 96u];
            let t7 = decode_bf16(words.x & 65535u); // body.rs:79
            let t8 = decode_bf16(words.x >> 16u);
            let t9 = decode_bf16(words.y & 65535u);
            let t10 = decode_bf16(words.y >> 16u);
            let t11 = decode_bf16(words.z & 65535u);
            let t12 = decode_bf16(words.z >> 16u);
            let t13 = decode_bf16(words.w & 65535u);
            let t14 = decode_bf16(words.w >> 16u);
            let t15 = decode_bf16(words_1.x & 65535u);
            let t16 = decode_bf16(words_1.x >> 16u);
            let t17 = decode_bf16(words_1.y & 65535u);
            let t18 = decode_bf16(words_1.y >> 16u);
            let t19 = decode_bf16(words_1.z & 65535u);
            let t20 = decode_bf16(words_1.z >> 16u);
            let t21 = decode_bf16(words_1.w & 65535u);
            let t22 = decode_bf16(words_1.w >> 16u);
            let t23 = decode_bf16(words_2.x & 65535u);
            let t24 = decode_bf16(words_2.x >> 16u);
            let t25 = decode_bf16(words_2.y & 65535u);
            let t26 = decode_bf16(words_2.y >> 16u);
            let t27 = decode_bf16(words_2.z & 65535u);
            let t28 = decode_bf16(words_2.z >> 16u);
            let t29 = decode_bf16(words_2.w & 65535u);
            let t30 = decode_bf16(words_2.w >> 16u);
            let t31 = decode_bf16(words_3.x & 65535u);
            let t32 = decode_bf16(words_3.x >> 16u);
            let t33 = decode_bf16(words_3.y & 65535u);
            let t34 = decode_bf16(words_3.y >> 16u);
            let t35 = decode_bf16(words_3.z & 65535u);
            let t36 = decode_bf16(words_3.z >> 16u);
            let t37 = decode_bf16(words_3.w & 65535u);
            let t38 = decode_bf16(words_3.w >> 16u);
            let t39 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.0f + t7) ^ hidden_zero) + t8) ^ hidden_zero); // rows.rs:118
            let t40 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t39 + t9) ^ hidden_zero) + t10) ^ hidden_zero);
            let t41 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t40 + t11) ^ hidden_zero) + t12) ^ hidden_zero);
            let t42 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t41 + t13) ^ hidden_zero) + t14) ^ hidden_zero);
            let t43 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t42 + t15) ^ hidden_zero) + t16) ^ hidden_zero);
            let t44 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t43 + t17) ^ hidden_zero) + t18) ^ hidden_zero);
            let t45 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t44 + t19) ^ hidden_zero) + t20) ^ hidden_zero);
            let t46 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t45 + t21) ^ hidden_zero) + t22) ^ hidden_zero);
            let t47 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t46 + t23) ^ hidden_zero) + t24) ^ hidden_zero);
            let t48 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t47 + t25) ^ hidden_zero) + t26) ^ hidden_zero);
            let t49 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t48 + t27) ^ hidden_zero) + t28) ^ hidden_zero);
            let t50 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t49 + t29) ^ hidden_zero) + t30) ^ hidden_zero);
            let t51 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t50 + t31) ^ hidden_zero) + t32) ^ hidden_zero);
            let t52 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t51 + t33) ^ hidden_zero) + t34) ^ hidden_zero);
            let t53 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t52 + t35) ^ hidden_zero) + t36) ^ hidden_zero);
            let t54 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t53 + t37) ^ hidden_zero) + t38) ^ hidden_zero);
            let t55 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t3.x & 15u) * t7) ^ hidden_zero)) ^ hidden_zero; // rows.rs:123
            let t56 = bitcast<u32>(bitcast<f32>(t55) + bitcast<f32>(bitcast<u32>(f32((t3.x >> 4u) & 15u) * t8) ^ hidden_zero));
            let t57 = bitcast<f32>(t56 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.x >> 8u) & 15u) * t9) ^ hidden_zero);
            let t58 = bitcast<f32>(bitcast<u32>(t57) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.x >> 12u) & 15u) * t10) ^ hidden_zero);
            let t59 = bitcast<f32>(bitcast<u32>(t58) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.x >> 16u) & 15u) * t11) ^ hidden_zero);
            let t60 = bitcast<f32>(bitcast<u32>(t59) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.x >> 20u) & 15u) * t12) ^ hidden_zero);
            let t61 = bitcast<f32>(bitcast<u32>(t60) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.x >> 24u) & 15u) * t13) ^ hidden_zero);
            let t62 = bitcast<f32>(bitcast<u32>(t61) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.x >> 28u) & 15u) * t14) ^ hidden_zero);
            let t63 = bitcast<f32>(bitcast<u32>(t62) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t3.y & 15u) * t15) ^ hidden_zero);
            let t64 = bitcast<f32>(bitcast<u32>(t63) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.y >> 4u) & 15u) * t16) ^ hidden_zero);
            let t65 = bitcast<f32>(bitcast<u32>(t64) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.y >> 8u) & 15u) * t17) ^ hidden_zero);
            let t66 = bitcast<f32>(bitcast<u32>(t65) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.y >> 12u) & 15u) * t18) ^ hidden_zero);
            let t67 = bitcast<f32>(bitcast<u32>(t66) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.y >> 16u) & 15u) * t19) ^ hidden_zero);
            let t68 = bitcast<f32>(bitcast<u32>(t67) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.y >> 20u) & 15u) * t20) ^ hidden_zero);
            let t69 = bitcast<f32>(bitcast<u32>(t68) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.y >> 24u) & 15u) * t21) ^ hidden_zero);
            let t70 = bitcast<f32>(bitcast<u32>(t69) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.y >> 28u) & 15u) * t22) ^ hidden_zero);
            let t71 = bitcast<f32>(bitcast<u32>(t70) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t3.z & 15u) * t23) ^ hidden_zero);
            let t72 = bitcast<f32>(bitcast<u32>(t71) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.z >> 4u) & 15u) * t24) ^ hidden_zero);
            let t73 = bitcast<f32>(bitcast<u32>(t72) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.z >> 8u) & 15u) * t25) ^ hidden_zero);
            let t74 = bitcast<f32>(bitcast<u32>(t73) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.z >> 12u) & 15u) * t26) ^ hidden_zero);
            let t75 = bitcast<f32>(bitcast<u32>(t74) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.z >> 16u) & 15u) * t27) ^ hidden_zero);
            let t76 = bitcast<f32>(bitcast<u32>(t75) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.z >> 20u) & 15u) * t28) ^ hidden_zero);
            let t77 = bitcast<f32>(bitcast<u32>(t76) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.z >> 24u) & 15u) * t29) ^ hidden_zero);
            let t78 = bitcast<f32>(bitcast<u32>(t77) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.z >> 28u) & 15u) * t30) ^ hidden_zero);
            let t79 = bitcast<f32>(bitcast<u32>(t78) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t3.w & 15u) * t31) ^ hidden_zero);
            let t80 = bitcast<f32>(bitcast<u32>(t79) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.w >> 4u) & 15u) * t32) ^ hidden_zero);
            let t81 = bitcast<f32>(bitcast<u32>(t80) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.w >> 8u) & 15u) * t33) ^ hidden_zero);
            let t82 = bitcast<f32>(bitcast<u32>(t81) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.w >> 12u) & 15u) * t34) ^ hidden_zero);
            let t83 = bitcast<f32>(bitcast<u32>(t82) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.w >> 16u) & 15u) * t35) ^ hidden_zero);
            let t84 = bitcast<f32>(bitcast<u32>(t83) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.w >> 20u) & 15u) * t36) ^ hidden_zero);
            let t85 = bitcast<f32>(bitcast<u32>(t84) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.w >> 24u) & 15u) * t37) ^ hidden_zero);
            let t86 = bitcast<f32>(bitcast<u32>(t85) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t3.w >> 28u) & 15u) * t38) ^ hidden_zero);
            let t87 = bitcast<u32>(load_scales(t1 * imm.n_groups + t2) * bitcast<f32>(bitcast<u32>(t86) ^ hidden_zero));
            let t88 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(t87 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t1 * imm.n_groups + t2) * t54) ^ hidden_zero);
            sums_0_0 = bitcast<f32>(bitcast<u32>(t88) ^ hidden_zero); // body.rs:197
            let t89 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t6.x & 15u) * t7) ^ hidden_zero)) ^ hidden_zero; // rows.rs:123
            let t90 = bitcast<u32>(bitcast<f32>(t89) + bitcast<f32>(bitcast<u32>(f32((t6.x >> 4u) & 15u) * t8) ^ hidden_zero));
            let t91 = bitcast<f32>(t90 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.x >> 8u) & 15u) * t9) ^ hidden_zero);
            let t92 = bitcast<f32>(bitcast<u32>(t91) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.x >> 12u) & 15u) * t10) ^ hidden_zero);
            let t93 = bitcast<f32>(bitcast<u32>(t92) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.x >> 16u) & 15u) * t11) ^ hidden_zero);
            let t94 = bitcast<f32>(bitcast<u32>(t93) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.x >> 20u) & 15u) * t12) ^ hidden_zero);
            let t95 = bitcast<f32>(bitcast<u32>(t94) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.x >> 24u) & 15u) * t13) ^ hidden_zero);
            let t96 = bitcast<f32>(bitcast<u32>(t95) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.x >> 28u) & 15u) * t14) ^ hidden_zero);
            let t97 = bitcast<f32>(bitcast<u32>(t96) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t6.y & 15u) * t15) ^ hidden_zero);
            let t98 = bitcast<f32>(bitcast<u32>(t97) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.y >> 4u) & 15u) * t16) ^ hidden_zero);
            let t99 = bitcast<f32>(bitcast<u32>(t98) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.y >> 8u) & 15u) * t17) ^ hidden_zero);
            let t100 = bitcast<f32>(bitcast<u32>(t99) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.y >> 12u) & 15u) * t18) ^ hidden_zero);
            let t101 = bitcast<f32>(bitcast<u32>(t100) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.y >> 16u) & 15u) * t19) ^ hidden_zero);
            let t102 = bitcast<f32>(bitcast<u32>(t101) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.y >> 20u) & 15u) * t20) ^ hidden_zero);
            let t103 = bitcast<f32>(bitcast<u32>(t102) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.y >> 24u) & 15u) * t21) ^ hidden_zero);
            let t104 = bitcast<f32>(bitcast<u32>(t103) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.y >> 28u) & 15u) * t22) ^ hidden_zero);
            let t105 = bitcast<f32>(bitcast<u32>(t104) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t6.z & 15u) * t23) ^ hidden_zero);
            let t106 = bitcast<f32>(bitcast<u32>(t105) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.z >> 4u) & 15u) * t24) ^ hidden_zero);
            let t107 = bitcast<f32>(bitcast<u32>(t106) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.z >> 8u) & 15u) * t25) ^ hidden_zero);
            let t108 = bitcast<f32>(bitcast<u32>(t107) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.z >> 12u) & 15u) * t26) ^ hidden_zero);
            let t109 = bitcast<f32>(bitcast<u32>(t108) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.z >> 16u) & 15u) * t27) ^ hidden_zero);
            let t110 = bitcast<f32>(bitcast<u32>(t109) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.z >> 20u) & 15u) * t28) ^ hidden_zero);
            let t111 = bitcast<f32>(bitcast<u32>(t110) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.z >> 24u) & 15u) * t29) ^ hidden_zero);
            let t112 = bitcast<f32>(bitcast<u32>(t111) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.z >> 28u) & 15u) * t30) ^ hidden_zero);
            let t113 = bitcast<f32>(bitcast<u32>(t112) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t6.w & 15u) * t31) ^ hidden_zero);
            let t114 = bitcast<f32>(bitcast<u32>(t113) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.w >> 4u) & 15u) * t32) ^ hidden_zero);
            let t115 = bitcast<f32>(bitcast<u32>(t114) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.w >> 8u) & 15u) * t33) ^ hidden_zero);
            let t116 = bitcast<f32>(bitcast<u32>(t115) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.w >> 12u) & 15u) * t34) ^ hidden_zero);
            let t117 = bitcast<f32>(bitcast<u32>(t116) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.w >> 16u) & 15u) * t35) ^ hidden_zero);
            let t118 = bitcast<f32>(bitcast<u32>(t117) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.w >> 20u) & 15u) * t36) ^ hidden_zero);
            let t119 = bitcast<f32>(bitcast<u32>(t118) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.w >> 24u) & 15u) * t37) ^ hidden_zero);
            let t120 = bitcast<f32>(bitcast<u32>(t119) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t6.w >> 28u) & 15u) * t38) ^ hidden_zero);
            let t121 = bitcast<u32>(load_scales(t4 * imm.n_groups + t5) * bitcast<f32>(bitcast<u32>(t120) ^ hidden_zero));
            let t122 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(t121 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t4 * imm.n_groups + t5) * t54) ^ hidden_zero);
            sums_0_1 = bitcast<f32>(bitcast<u32>(t122) ^ hidden_zero); // body.rs:197
        }
        let piece_1 = first_k / 32u + ((local_invocation_index & 31u) + 32u); // body.rs:175
        if (piece_1 < n_pieces) { // body.rs:176
            let t123 = min_u32(t0, n - 1u); // body.rs:180
            let t124 = shr_u32(piece_1, group_shift); // rows.rs:86
            let t125 = weight[(t123 * (imm.k * 4u / 32u) + piece_1 * 4u) >> 2u]; // rows.rs:88
            let t126 = min_u32(t0, n - 1u) + n; // body.rs:181
            let t127 = shr_u32(piece_1, group_shift); // rows.rs:86
            let t128 = weight[(t126 * (imm.k * 4u / 32u) + piece_1 * 4u) >> 2u]; // rows.rs:88
            let words = staged[(local_invocation_index & 31u) + 128u]; // body.rs:72
            let words_1 = staged[(local_invocation_index & 31u) + 160u];
            let words_2 = staged[(local_invocation_index & 31u) + 192u];
            let words_3 = staged[(local_invocation_index & 31u) + 224u];
            let t129 = decode_bf16(words.x & 65535u); // body.rs:79
            let t130 = decode_bf16(words.x >> 16u);
            let t131 = decode_bf16(words.y & 65535u);
            let t132 = decode_bf16(words.y >> 16u);
            let t133 = decode_bf16(words.z & 65535u);
            let t134 = decode_bf16(words.z >> 16u);
            let t135 = decode_bf16(words.w & 65535u);
            let t136 = decode_bf16(words.w >> 16u);
            let t137 = decode_bf16(words_1.x & 65535u);
            let t138 = decode_bf16(words_1.x >> 16u);
            let t139 = decode_bf16(words_1.y & 65535u);
            let t140 = decode_bf16(words_1.y >> 16u);
            let t141 = decode_bf16(words_1.z & 65535u);
            let t142 = decode_bf16(words_1.z >> 16u);
            let t143 = decode_bf16(words_1.w & 65535u);
            let t144 = decode_bf16(words_1.w >> 16u);
            let t145 = decode_bf16(words_2.x & 65535u);
            let t146 = decode_bf16(words_2.x >> 16u);
            let t147 = decode_bf16(words_2.y & 65535u);
            let t148 = decode_bf16(words_2.y >> 16u);
            let t149 = decode_bf16(words_2.z & 65535u);
            let t150 = decode_bf16(words_2.z >> 16u);
            let t151 = decode_bf16(words_2.w & 65535u);
            let t152 = decode_bf16(words_2.w >> 16u);
            let t153 = decode_bf16(words_3.x & 65535u);
            let t154 = decode_bf16(words_3.x >> 16u);
            let t155 = decode_bf16(words_3.y & 65535u);
            let t156 = decode_bf16(words_3.y >> 16u);
            let t157 = decode_bf16(words_3.z & 65535u);
            let t158 = decode_bf16(words_3.z >> 16u);
            let t159 = decode_bf16(words_3.w & 65535u);
            let t160 = decode_bf16(words_3.w >> 16u);
            let t161 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(0.0f + t129) ^ hidden_zero) + t130) ^ hidden_zero); // rows.rs:118
            let t162 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t161 + t131) ^ hidden_zero) + t132) ^ hidden_zero);
            let t163 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t162 + t133) ^ hidden_zero) + t134) ^ hidden_zero);
            let t164 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t163 + t135) ^ hidden_zero) + t136) ^ hidden_zero);
            let t165 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t164 + t137) ^ hidden_zero) + t138) ^ hidden_zero);
            let t166 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t165 + t139) ^ hidden_zero) + t140) ^ hidden_zero);
            let t167 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t166 + t141) ^ hidden_zero) + t142) ^ hidden_zero);
            let t168 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t167 + t143) ^ hidden_zero) + t144) ^ hidden_zero);
            let t169 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t168 + t145) ^ hidden_zero) + t146) ^ hidden_zero);
            let t170 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t169 + t147) ^ hidden_zero) + t148) ^ hidden_zero);
            let t171 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t170 + t149) ^ hidden_zero) + t150) ^ hidden_zero);
            let t172 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t171 + t151) ^ hidden_zero) + t152) ^ hidden_zero);
            let t173 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t172 + t153) ^ hidden_zero) + t154) ^ hidden_zero);
            let t174 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t173 + t155) ^ hidden_zero) + t156) ^ hidden_zero);
            let t175 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t174 + t157) ^ hidden_zero) + t158) ^ hidden_zero);
            let t176 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t175 + t159) ^ hidden_zero) + t160) ^ hidden_zero);
            let t177 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t125.x & 15u) * t129) ^ hidden_zero)) ^ hidden_zero; // rows.rs:123
            let t178 = bitcast<u32>(bitcast<f32>(t177) + bitcast<f32>(bitcast<u32>(f32((t125.x >> 4u) & 15u) * t130) ^ hidden_zero));
            let t179 = bitcast<f32>(t178 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t125.x >> 8u) & 15u) * t131) ^ hidden_zero);
            let t180 = bitcast<f32>(bitcast<u32>(t179) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t125.x >> 12u) & 15u) * t132) ^ hidden_zero);
            let t181 = bitcast<f32>(bitcast<u32>(t180) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t125.x >> 16u) & 15u) * t133) ^ hidden_zero);
            let t182 = bitcast<f32>(bitcast<u32>(t181) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t125.x >> 20u) & 15u) * t134) ^ hidden_zero);
            let t183 = bitcast<f32>(bitcast<u32>(t182) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t125.x >> 24u) & 15u) * t135) ^ hidden_zero);
            let t184 = bitcast<f32>(bitcast<u32>(t183) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t125.x >> 28u) & 15u) * t136) ^ hidden_zero);
            let t185 = bitcast<f32>(bitcast<u32>(t184) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t125.y & 15u) * t137) ^ hidden_zero);
            let t186 = bitcast<f32>(bitcast<u32>(t185) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t125.y >> 4u) & 15u) * t138) ^ hidden_zero);
            let t187 = bitcast<f32>(bitcast<u32>(t186) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t125.y >> 8u) & 15u) * t139) ^ hidden_zero);
            let t188 = bitcast<f32>(bitcast<u32>(t187) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t125.y >> 12u) & 15u) * t140) ^ hidden_zero);
            let t189 = bitcast<f32>(bitcast<u32>(t188) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t125.y >> 16u) & 15u) * t141) ^ hidden_zero);
            let t190 = bitcast<f32>(bitcast<u32>(t189) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t125.y >> 20u) & 15u) * t142) ^ hidden_zero);
            let t191 = bitcast<f32>(bitcast<u32>(t190) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t125.y >> 24u) & 15u) * t143) ^ hidden_zero);
            let t192 = bitcast<f32>(bitcast<u32>(t191) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t125.y >> 28u) & 15u) * t144) ^ hidden_zero);
            let t193 = bitcast<f32>(bitcast<u32>(t192) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t125.z & 15u) * t145) ^ hidden_zero);
            let t194 = bitcast<f32>(bitcast<u32>(t193) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t125.z >> 4u) & 15u) * t146) ^ hidden_zero);
            let t195 = bitcast<f32>(bitcast<u32>(t194) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t125.z >> 8u) & 15u) * t147) ^ hidden_zero);
            let t196 = bitcast<f32>(bitcast<u32>(t195) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t125.z >> 12u) & 15u) * t148) ^ hidden_zero);
            let t197 = bitcast<f32>(bitcast<u32>(t196) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t125.z >> 16u) & 15u) * t149) ^ hidden_zero);
            let t198 = bitcast<f32>(bitcast<u32>(t197) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t125.z >> 20u) & 15u) * t150) ^ hidden_zero);
            let t199 = bitcast<f32>(bitcast<u32>(t198) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t125.z >> 24u) & 15u) * t151) ^ hidden_zero);
            let t200 = bitcast<f32>(bitcast<u32>(t199) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t125.z >> 28u) & 15u) * t152) ^ hidden_zero);
            let t201 = bitcast<f32>(bitcast<u32>(t200) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t125.w & 15u) * t153) ^ hidden_zero);
            let t202 = bitcast<f32>(bitcast<u32>(t201) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t125.w >> 4u) & 15u) * t154) ^ hidden_zero);
            let t203 = bitcast<f32>(bitcast<u32>(t202) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t125.w >> 8u) & 15u) * t155) ^ hidden_zero);
            let t204 = bitcast<f32>(bitcast<u32>(t203) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t125.w >> 12u) & 15u) * t156) ^ hidden_zero);
            let t205 = bitcast<f32>(bitcast<u32>(t204) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t125.w >> 16u) & 15u) * t157) ^ hidden_zero);
            let t206 = bitcast<f32>(bitcast<u32>(t205) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t125.w >> 20u) & 15u) * t158) ^ hidden_zero);
            let t207 = bitcast<f32>(bitcast<u32>(t206) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t125.w >> 24u) & 15u) * t159) ^ hidden_zero);
            let t208 = bitcast<f32>(bitcast<u32>(t207) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t125.w >> 28u) & 15u) * t160) ^ hidden_zero);
            let t209 = bitcast<u32>(load_scales(t123 * imm.n_groups + t124) * bitcast<f32>(bitcast<u32>(t208) ^ hidden_zero));
            let t210 = bitcast<f32>(bitcast<u32>(sums_0_0 + bitcast<f32>(t209 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t123 * imm.n_groups + t124) * t176) ^ hidden_zero);
            sums_0_0 = bitcast<f32>(bitcast<u32>(t210) ^ hidden_zero); // body.rs:197
            let t211 = bitcast<u32>(0.0f + bitcast<f32>(bitcast<u32>(f32(t128.x & 15u) * t129) ^ hidden_zero)) ^ hidden_zero; // rows.rs:123
            let t212 = bitcast<u32>(bitcast<f32>(t211) + bitcast<f32>(bitcast<u32>(f32((t128.x >> 4u) & 15u) * t130) ^ hidden_zero));
            let t213 = bitcast<f32>(t212 ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t128.x >> 8u) & 15u) * t131) ^ hidden_zero);
            let t214 = bitcast<f32>(bitcast<u32>(t213) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t128.x >> 12u) & 15u) * t132) ^ hidden_zero);
            let t215 = bitcast<f32>(bitcast<u32>(t214) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t128.x >> 16u) & 15u) * t133) ^ hidden_zero);
            let t216 = bitcast<f32>(bitcast<u32>(t215) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t128.x >> 20u) & 15u) * t134) ^ hidden_zero);
            let t217 = bitcast<f32>(bitcast<u32>(t216) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t128.x >> 24u) & 15u) * t135) ^ hidden_zero);
            let t218 = bitcast<f32>(bitcast<u32>(t217) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t128.x >> 28u) & 15u) * t136) ^ hidden_zero);
            let t219 = bitcast<f32>(bitcast<u32>(t218) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t128.y & 15u) * t137) ^ hidden_zero);
            let t220 = bitcast<f32>(bitcast<u32>(t219) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t128.y >> 4u) & 15u) * t138) ^ hidden_zero);
            let t221 = bitcast<f32>(bitcast<u32>(t220) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t128.y >> 8u) & 15u) * t139) ^ hidden_zero);
            let t222 = bitcast<f32>(bitcast<u32>(t221) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t128.y >> 12u) & 15u) * t140) ^ hidden_zero);
            let t223 = bitcast<f32>(bitcast<u32>(t222) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t128.y >> 16u) & 15u) * t141) ^ hidden_zero);
            let t224 = bitcast<f32>(bitcast<u32>(t223) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t128.y >> 20u) & 15u) * t142) ^ hidden_zero);
            let t225 = bitcast<f32>(bitcast<u32>(t224) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t128.y >> 24u) & 15u) * t143) ^ hidden_zero);
            let t226 = bitcast<f32>(bitcast<u32>(t225) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t128.y >> 28u) & 15u) * t144) ^ hidden_zero);
            let t227 = bitcast<f32>(bitcast<u32>(t226) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t128.z & 15u) * t145) ^ hidden_zero);
            let t228 = bitcast<f32>(bitcast<u32>(t227) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t128.z >> 4u) & 15u) * t146) ^ hidden_zero);
            let t229 = bitcast<f32>(bitcast<u32>(t228) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t128.z >> 8u) & 15u) * t147) ^ hidden_zero);
            let t230 = bitcast<f32>(bitcast<u32>(t229) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t128.z >> 12u) & 15u) * t148) ^ hidden_zero);
            let t231 = bitcast<f32>(bitcast<u32>(t230) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t128.z >> 16u) & 15u) * t149) ^ hidden_zero);
            let t232 = bitcast<f32>(bitcast<u32>(t231) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t128.z >> 20u) & 15u) * t150) ^ hidden_zero);
            let t233 = bitcast<f32>(bitcast<u32>(t232) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t128.z >> 24u) & 15u) * t151) ^ hidden_zero);
            let t234 = bitcast<f32>(bitcast<u32>(t233) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t128.z >> 28u) & 15u) * t152) ^ hidden_zero);
            let t235 = bitcast<f32>(bitcast<u32>(t234) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32(t128.w & 15u) * t153) ^ hidden_zero);
            let t236 = bitcast<f32>(bitcast<u32>(t235) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t128.w >> 4u) & 15u) * t154) ^ hidden_zero);
            let t237 = bitcast<f32>(bitcast<u32>(t236) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t128.w >> 8u) & 15u) * t155) ^ hidden_zero);
            let t238 = bitcast<f32>(bitcast<u32>(t237) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t128.w >> 12u) & 15u) * t156) ^ hidden_zero);
            let t239 = bitcast<f32>(bitcast<u32>(t238) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t128.w >> 16u) & 15u) * t157) ^ hidden_zero);
            let t240 = bitcast<f32>(bitcast<u32>(t239) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t128.w >> 20u) & 15u) * t158) ^ hidden_zero);
            let t241 = bitcast<f32>(bitcast<u32>(t240) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t128.w >> 24u) & 15u) * t159) ^ hidden_zero);
            let t242 = bitcast<f32>(bitcast<u32>(t241) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(f32((t128.w >> 28u) & 15u) * t160) ^ hidden_zero);
            let t243 = bitcast<u32>(load_scales(t126 * imm.n_groups + t127) * bitcast<f32>(bitcast<u32>(t242) ^ hidden_zero));
            let t244 = bitcast<f32>(bitcast<u32>(sums_0_1 + bitcast<f32>(t243 ^ hidden_zero)) ^ hidden_zero) + bitcast<f32>(bitcast<u32>(load_biases(t126 * imm.n_groups + t127) * t176) ^ hidden_zero);
            sums_0_1 = bitcast<f32>(bitcast<u32>(t244) ^ hidden_zero); // body.rs:197
        }
        workgroupBarrier(); // body.rs:203
    }
    let t245 = sums_0_0; // body.rs:210
    let t246 = subgroupShuffleXor(t245, 1u);
    let t247 = bitcast<f32>(bitcast<u32>(t245 + t246) ^ hidden_zero);
    let t248 = subgroupShuffleXor(t247, 2u);
    let t249 = bitcast<f32>(bitcast<u32>(t247 + t248) ^ hidden_zero);
    let t250 = subgroupShuffleXor(t249, 4u);
    let t251 = bitcast<f32>(bitcast<u32>(t249 + t250) ^ hidden_zero);
    let t252 = subgroupShuffleXor(t251, 8u);
    let t253 = bitcast<f32>(bitcast<u32>(t251 + t252) ^ hidden_zero);
    let t254 = subgroupShuffleXor(t253, 16u);
    let sum = t253 + t254;
    if ((local_invocation_index & 31u) == 0u) { // body.rs:211
        results[local_invocation_index >> 5u] = sum; // body.rs:214
    }
    let t255 = sums_0_1; // body.rs:210
    let t256 = subgroupShuffleXor(t255, 1u);
    let t257 = bitcast<f32>(bitcast<u32>(t255 + t256) ^ hidden_zero);
    let t258 = subgroupShuffleXor(t257, 2u);
    let t259 = bitcast<f32>(bitcast<u32>(t257 + t258) ^ hidden_zero);
    let t260 = subgroupShuffleXor(t259, 4u);
    let t261 = bitcast<f32>(bitcast<u32>(t259 + t260) ^ hidden_zero);
    let t262 = subgroupShuffleXor(t261, 8u);
    let t263 = bitcast<f32>(bitcast<u32>(t261 + t262) ^ hidden_zero);
    let t264 = subgroupShuffleXor(t263, 16u);
    let sum_1 = t263 + t264;
    if ((local_invocation_index & 31u) == 0u) { // body.rs:211
        results[(local_invocation_index >> 5u) + 8u] = sum_1; // body.rs:214
    }
    workgroupBarrier(); // body.rs:218
    let part = local_invocation_index; // body.rs:234
    let row = part / 2u; // body.rs:235
    let first = part % 2u * 4u; // body.rs:236
    let column = workgroup_id.x * 8u + first; // body.rs:237
    if (((row < 1u) & (workgroup_id.y + row < imm.m)) & (column < imm.n)) { // body.rs:238
        let place = row * 16u + first; // body.rs:239
        let target_1 = (workgroup_id.y + row) * imm.n + column; // body.rs:240
        var four_0 = 0.0f; // body.rs:241
        var four_1 = 0.0f;
        var four_2 = 0.0f;
        var four_3 = 0.0f;
        four_0 = results[place]; // body.rs:244
        four_1 = results[place + 1u];
        four_2 = results[place + 2u];
        four_3 = results[place + 3u];
        let up = decode_bf16(encode_bf16(results[place + 8u])); // body.rs:264
        let t265 = decode_bf16(encode_bf16(four_0)); // body.rs:265
        let t266 = abs_f32(t265); // activation.rs:20
        let t267 = min_f32(max_f32(t266, -104.0f), 89.0f); // exponential.rs:40
        let k_1 = round(t267 * 1.442695f); // exponential.rs:14
        let reduced = bitcast<f32>(bitcast<u32>(t267 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
        let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
        var q = 0.00019891017f; // exponential.rs:26
        let t268 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q = t268;
        let t269 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q = t269;
        let t270 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q = t270;
        let t271 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q = t271;
        q = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        let t272 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q) ^ hidden_zero); // exponential.rs:31
        let rest = bitcast<f32>(bitcast<u32>(t272) ^ hidden_zero);
        let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
        let y_1 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
        let t273 = i32_from_f32(k_1); // exponential.rs:42
        let field = i32(bitcast<u32>(y_1) >> 23u) + t273; // bits.rs:44
        let bits = bitcast<u32>(y_1) + (u32(t273) << 23u); // bits.rs:45
        let t274 = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t266) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e = decode_bf16(encode_bf16(t274)); // activation.rs:20
        let d = decode_bf16(encode_bf16(1.0f + e)); // activation.rs:21
        let bits_1 = bitcast<u32>(d); // division.rs:85
        let t275 = bitcast<f32>((bits_1 & 8388607u) | 1065353216u); // division.rs:94
        let t276 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t275 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t277 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t275 * bitcast<f32>(t276)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate = bitcast<f32>(t277);
        let t278 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t275 * estimate) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t279 = bitcast<f32>(bitcast<u32>(estimate + bitcast<f32>(bitcast<u32>(estimate * t278) ^ hidden_zero)) ^ hidden_zero);
        estimate = t279;
        let t280 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t275 * estimate) ^ hidden_zero)) ^ hidden_zero);
        let t281 = bitcast<f32>(bitcast<u32>(estimate + bitcast<f32>(bitcast<u32>(estimate * t280) ^ hidden_zero)) ^ hidden_zero);
        estimate = t281;
        let high = bitcast<f32>(bitcast<u32>(estimate) & 4294963200u); // bits.rs:58
        let d_high = bitcast<f32>(bitcast<u32>(t275) & 4294963200u);
        let t282 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high * high) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t283 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t275 - d_high) ^ hidden_zero) * high) ^ hidden_zero);
        let residual = bitcast<f32>(bitcast<u32>(t282 - t283) ^ hidden_zero);
        let estimate_1 = estimate;
        let t284 = high + bitcast<f32>(bitcast<u32>(residual * estimate_1) ^ hidden_zero); // division.rs:87
        let t285 = 127i - i32(bits_1 >> 23u);
        let field_1 = i32(bitcast<u32>(t284) >> 23u) + t285; // bits.rs:44
        let bits_2 = bitcast<u32>(t284) + (u32(t285) << 23u); // bits.rs:45
        let scaled = bitcast<f32>(select(select(bits_2, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))); // bits.rs:46
        let t286 = encode_bf16(select(scaled, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_2 = decode_bf16(t286);
        let bits_3 = bitcast<u32>(t265 * select(decode_bf16(encode_bf16(1.0f - y_2)), y_2, (t265 < 0.0f))); // bits.rs:29
        let t287 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_4 = bitcast<u32>(t287 * up); // bits.rs:29
        let t288 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))))); // activation.rs:36
        four_0 = t288; // body.rs:265
        let up_1 = decode_bf16(encode_bf16(results[place + 9u])); // body.rs:264
        let t289 = decode_bf16(encode_bf16(four_1)); // body.rs:265
        let t290 = abs_f32(t289); // activation.rs:20
        let t291 = min_f32(max_f32(t290, -104.0f), 89.0f); // exponential.rs:40
        let k_2 = round(t291 * 1.442695f); // exponential.rs:14
        let reduced_1 = bitcast<f32>(bitcast<u32>(t291 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_1 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
        let t292 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
        let r_error_1 = bitcast<f32>(t292);
        var q_1 = 0.00019891017f; // exponential.rs:26
        let t293 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_1 = t293;
        let t294 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_1 = t294;
        let t295 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_1 = t295;
        let t296 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_1 = t296;
        let t297 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_1 = t297;
        let t298 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
        let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t298) ^ hidden_zero);
        let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
        let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
        let t299 = i32_from_f32(k_2); // exponential.rs:42
        let field_2 = i32(bitcast<u32>(y_3) >> 23u) + t299; // bits.rs:44
        let bits_5 = bitcast<u32>(y_3) + (u32(t299) << 23u); // bits.rs:45
        let t300 = select(bitcast<f32>(select(select(bits_5, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t290) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_1 = decode_bf16(encode_bf16(t300)); // activation.rs:20
        let d_1 = decode_bf16(encode_bf16(1.0f + e_1)); // activation.rs:21
        let bits_6 = bitcast<u32>(d_1); // division.rs:85
        let t301 = bitcast<f32>((bits_6 & 8388607u) | 1065353216u); // division.rs:94
        let t302 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t301 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t303 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t301 * bitcast<f32>(t302)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_2 = bitcast<f32>(t303);
        let t304 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t301 * estimate_2) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t305 = bitcast<u32>(estimate_2 + bitcast<f32>(bitcast<u32>(estimate_2 * t304) ^ hidden_zero)) ^ hidden_zero;
        estimate_2 = bitcast<f32>(t305);
        let t306 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t301 * estimate_2) ^ hidden_zero)) ^ hidden_zero);
        let t307 = bitcast<u32>(estimate_2 + bitcast<f32>(bitcast<u32>(estimate_2 * t306) ^ hidden_zero)) ^ hidden_zero;
        estimate_2 = bitcast<f32>(t307);
        let high_1 = bitcast<f32>(bitcast<u32>(estimate_2) & 4294963200u); // bits.rs:58
        let d_high_1 = bitcast<f32>(bitcast<u32>(t301) & 4294963200u);
        let t308 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_1 * high_1) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t309 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t301 - d_high_1) ^ hidden_zero) * high_1) ^ hidden_zero);
        let residual_1 = bitcast<f32>(bitcast<u32>(t308 - t309) ^ hidden_zero);
        let estimate_3 = estimate_2;
        let t310 = high_1 + bitcast<f32>(bitcast<u32>(residual_1 * estimate_3) ^ hidden_zero); // division.rs:87
        let t311 = 127i - i32(bits_6 >> 23u);
        let field_3 = i32(bitcast<u32>(t310) >> 23u) + t311; // bits.rs:44
        let bits_7 = bitcast<u32>(t310) + (u32(t311) << 23u); // bits.rs:45
        let scaled_1 = bitcast<f32>(select(select(bits_7, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))); // bits.rs:46
        let t312 = encode_bf16(select(scaled_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_1) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_4 = decode_bf16(t312);
        let bits_8 = bitcast<u32>(t289 * select(decode_bf16(encode_bf16(1.0f - y_4)), y_4, (t289 < 0.0f))); // bits.rs:29
        let t313 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_9 = bitcast<u32>(t313 * up_1); // bits.rs:29
        let t314 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))))); // activation.rs:36
        four_1 = t314; // body.rs:265
        let up_2 = decode_bf16(encode_bf16(results[place + 10u])); // body.rs:264
        let t315 = decode_bf16(encode_bf16(four_2)); // body.rs:265
        let t316 = abs_f32(t315); // activation.rs:20
        let t317 = min_f32(max_f32(t316, -104.0f), 89.0f); // exponential.rs:40
        let k_3 = round(t317 * 1.442695f); // exponential.rs:14
        let reduced_2 = bitcast<f32>(bitcast<u32>(t317 - bitcast<f32>(bitcast<u32>(k_3 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_2 = bitcast<f32>(bitcast<u32>(k_3 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
        let t318 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
        let r_error_2 = bitcast<f32>(t318);
        var q_2 = 0.00019891017f; // exponential.rs:26
        let t319 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_2 = t319;
        let t320 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_2 = t320;
        let t321 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_2 = t321;
        let t322 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_2 = t322;
        let t323 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_2 = t323;
        let t324 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
        let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t324) ^ hidden_zero);
        let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
        let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
        let t325 = i32_from_f32(k_3); // exponential.rs:42
        let field_4 = i32(bitcast<u32>(y_5) >> 23u) + t325; // bits.rs:44
        let bits_10 = bitcast<u32>(y_5) + (u32(t325) << 23u); // bits.rs:45
        let t326 = select(bitcast<f32>(select(select(bits_10, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t316) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_2 = decode_bf16(encode_bf16(t326)); // activation.rs:20
        let d_2 = decode_bf16(encode_bf16(1.0f + e_2)); // activation.rs:21
        let bits_11 = bitcast<u32>(d_2); // division.rs:85
        let t327 = bitcast<f32>((bits_11 & 8388607u) | 1065353216u); // division.rs:94
        let t328 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t327 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t329 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t327 * bitcast<f32>(t328)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_4 = bitcast<f32>(t329);
        let t330 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t327 * estimate_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t331 = bitcast<u32>(estimate_4 + bitcast<f32>(bitcast<u32>(estimate_4 * t330) ^ hidden_zero)) ^ hidden_zero;
        estimate_4 = bitcast<f32>(t331);
        let t332 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t327 * estimate_4) ^ hidden_zero)) ^ hidden_zero);
        let t333 = bitcast<u32>(estimate_4 + bitcast<f32>(bitcast<u32>(estimate_4 * t332) ^ hidden_zero)) ^ hidden_zero;
        estimate_4 = bitcast<f32>(t333);
        let high_2 = bitcast<f32>(bitcast<u32>(estimate_4) & 4294963200u); // bits.rs:58
        let d_high_2 = bitcast<f32>(bitcast<u32>(t327) & 4294963200u);
        let t334 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_2 * high_2) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t335 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t327 - d_high_2) ^ hidden_zero) * high_2) ^ hidden_zero);
        let residual_2 = bitcast<f32>(bitcast<u32>(t334 - t335) ^ hidden_zero);
        let estimate_5 = estimate_4;
        let t336 = high_2 + bitcast<f32>(bitcast<u32>(residual_2 * estimate_5) ^ hidden_zero); // division.rs:87
        let t337 = 127i - i32(bits_11 >> 23u);
        let field_5 = i32(bitcast<u32>(t336) >> 23u) + t337; // bits.rs:44
        let bits_12 = bitcast<u32>(t336) + (u32(t337) << 23u); // bits.rs:45
        let scaled_2 = bitcast<f32>(select(select(bits_12, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))); // bits.rs:46
        let t338 = encode_bf16(select(scaled_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_2) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_6 = decode_bf16(t338);
        let bits_13 = bitcast<u32>(t315 * select(decode_bf16(encode_bf16(1.0f - y_6)), y_6, (t315 < 0.0f))); // bits.rs:29
        let t339 = encode_bf16(bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_14 = bitcast<u32>(decode_bf16(t339) * up_2); // bits.rs:29
        let t340 = encode_bf16(bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u)))); // activation.rs:36
        four_2 = decode_bf16(t340); // body.rs:265
        let up_3 = decode_bf16(encode_bf16(results[place + 11u])); // body.rs:264
        let t341 = decode_bf16(encode_bf16(four_3)); // body.rs:265
        let t342 = abs_f32(t341); // activation.rs:20
        let t343 = min_f32(max_f32(t342, -104.0f), 89.0f); // exponential.rs:40
        let k_4 = round(t343 * 1.442695f); // exponential.rs:14
        let reduced_3 = bitcast<f32>(bitcast<u32>(t343 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_3 = bitcast<f32>(bitcast<u32>(k_4 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_3 = bitcast<f32>(bitcast<u32>(reduced_3 - correction_3) ^ hidden_zero); // exponential.rs:17
        let t344 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_3 - r_3) ^ hidden_zero) - correction_3) ^ hidden_zero; // exponential.rs:18
        let r_error_3 = bitcast<f32>(t344);
        var q_3 = 0.00019891017f; // exponential.rs:26
        let t345 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_3 = t345;
        let t346 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_3 = t346;
        let t347 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_3 = t347;
        let t348 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_3 = t348;
        let t349 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_3 = t349;
        let t350 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 * r_3) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
        let rest_3 = bitcast<f32>(bitcast<u32>(r_error_3 + t350) ^ hidden_zero);
        let p_3 = bitcast<f32>(bitcast<u32>(r_3 + rest_3) ^ hidden_zero); // exponential.rs:32
        let y_7 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
        let t351 = i32_from_f32(k_4); // exponential.rs:42
        let field_6 = i32(bitcast<u32>(y_7) >> 23u) + t351; // bits.rs:44
        let bits_15 = bitcast<u32>(y_7) + (u32(t351) << 23u); // bits.rs:45
        let t352 = select(bitcast<f32>(select(select(bits_15, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t342) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_3 = decode_bf16(encode_bf16(t352)); // activation.rs:20
        let d_3 = decode_bf16(encode_bf16(1.0f + e_3)); // activation.rs:21
        let bits_16 = bitcast<u32>(d_3); // division.rs:85
        let t353 = bitcast<f32>((bits_16 & 8388607u) | 1065353216u); // division.rs:94
        let t354 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t353 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t355 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t353 * bitcast<f32>(t354)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_6 = bitcast<f32>(t355);
        let t356 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t353 * estimate_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t357 = bitcast<u32>(estimate_6 + bitcast<f32>(bitcast<u32>(estimate_6 * t356) ^ hidden_zero)) ^ hidden_zero;
        estimate_6 = bitcast<f32>(t357);
        let t358 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t353 * estimate_6) ^ hidden_zero)) ^ hidden_zero);
        let t359 = bitcast<u32>(estimate_6 + bitcast<f32>(bitcast<u32>(estimate_6 * t358) ^ hidden_zero)) ^ hidden_zero;
        estimate_6 = bitcast<f32>(t359);
        let high_3 = bitcast<f32>(bitcast<u32>(estimate_6) & 4294963200u); // bits.rs:58
        let d_high_3 = bitcast<f32>(bitcast<u32>(t353) & 4294963200u);
        let t360 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_3 * high_3) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t361 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t353 - d_high_3) ^ hidden_zero) * high_3) ^ hidden_zero);
        let residual_3 = bitcast<f32>(bitcast<u32>(t360 - t361) ^ hidden_zero);
        let estimate_7 = estimate_6;
        let t362 = high_3 + bitcast<f32>(bitcast<u32>(residual_3 * estimate_7) ^ hidden_zero); // division.rs:87
        let t363 = 127i - i32(bits_16 >> 23u);
        let field_7 = i32(bitcast<u32>(t362) >> 23u) + t363; // bits.rs:44
        let bits_17 = bitcast<u32>(t362) + (u32(t363) << 23u); // bits.rs:45
        let scaled_3 = bitcast<f32>(select(select(bits_17, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))); // bits.rs:46
        let t364 = encode_bf16(select(scaled_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_3) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_8 = decode_bf16(t364);
        let bits_18 = bitcast<u32>(t341 * select(decode_bf16(encode_bf16(1.0f - y_8)), y_8, (t341 < 0.0f))); // bits.rs:29
        let t365 = encode_bf16(bitcast<f32>(select(bits_18, bits_18 & 2147483648u, ((bits_18 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_19 = bitcast<u32>(decode_bf16(t365) * up_3); // bits.rs:29
        let t366 = encode_bf16(bitcast<f32>(select(bits_19, bits_19 & 2147483648u, ((bits_19 & 2139095040u) == 0u)))); // activation.rs:36
        four_3 = decode_bf16(t366); // body.rs:265
        let t367 = vec2<u32>(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:269
        y[(target_1 >> 1u) >> 1u] = t367;
    }
}
