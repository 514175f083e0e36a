struct Immediates {
    k: u32,
    n_groups: u32,
    n: u32,
    m: u32,
}

var<immediate> imm: Immediates;
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
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
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
            let t39 = 0.0f + t7 + t8 + t9 + t10 + t11 + t12 + t13 + t14 + t15 + t16 + t17 + t18 + t19 + t20 + t21 + t22; // rows.rs:118
            let t40 = t39 + t23 + t24 + t25 + t26 + t27 + t28 + t29 + t30 + t31 + t32 + t33 + t34 + t35 + t36 + t37 + t38;
            let t41 = fma(f32((t3.x >> 8u) & 15u), t9, fma(f32((t3.x >> 4u) & 15u), t8, fma(f32(t3.x & 15u), t7, 0.0f))); // rows.rs:123
            let t42 = fma(f32((t3.x >> 20u) & 15u), t12, fma(f32((t3.x >> 16u) & 15u), t11, fma(f32((t3.x >> 12u) & 15u), t10, t41)));
            let t43 = fma(f32(t3.y & 15u), t15, fma(f32((t3.x >> 28u) & 15u), t14, fma(f32((t3.x >> 24u) & 15u), t13, t42)));
            let t44 = fma(f32((t3.y >> 12u) & 15u), t18, fma(f32((t3.y >> 8u) & 15u), t17, fma(f32((t3.y >> 4u) & 15u), t16, t43)));
            let t45 = fma(f32((t3.y >> 24u) & 15u), t21, fma(f32((t3.y >> 20u) & 15u), t20, fma(f32((t3.y >> 16u) & 15u), t19, t44)));
            let t46 = fma(f32((t3.z >> 4u) & 15u), t24, fma(f32(t3.z & 15u), t23, fma(f32((t3.y >> 28u) & 15u), t22, t45)));
            let t47 = fma(f32((t3.z >> 16u) & 15u), t27, fma(f32((t3.z >> 12u) & 15u), t26, fma(f32((t3.z >> 8u) & 15u), t25, t46)));
            let t48 = fma(f32((t3.z >> 28u) & 15u), t30, fma(f32((t3.z >> 24u) & 15u), t29, fma(f32((t3.z >> 20u) & 15u), t28, t47)));
            let t49 = fma(f32((t3.w >> 8u) & 15u), t33, fma(f32((t3.w >> 4u) & 15u), t32, fma(f32(t3.w & 15u), t31, t48)));
            let t50 = fma(f32((t3.w >> 20u) & 15u), t36, fma(f32((t3.w >> 16u) & 15u), t35, fma(f32((t3.w >> 12u) & 15u), t34, t49)));
            let t51 = load_scales(t1 * imm.n_groups + t2) * fma(f32((t3.w >> 28u) & 15u), t38, fma(f32((t3.w >> 24u) & 15u), t37, t50));
            sums_0_0 = sums_0_0 + t51 + load_biases(t1 * imm.n_groups + t2) * t40; // body.rs:197
            let t52 = fma(f32((t6.x >> 8u) & 15u), t9, fma(f32((t6.x >> 4u) & 15u), t8, fma(f32(t6.x & 15u), t7, 0.0f))); // rows.rs:123
            let t53 = fma(f32((t6.x >> 20u) & 15u), t12, fma(f32((t6.x >> 16u) & 15u), t11, fma(f32((t6.x >> 12u) & 15u), t10, t52)));
            let t54 = fma(f32(t6.y & 15u), t15, fma(f32((t6.x >> 28u) & 15u), t14, fma(f32((t6.x >> 24u) & 15u), t13, t53)));
            let t55 = fma(f32((t6.y >> 12u) & 15u), t18, fma(f32((t6.y >> 8u) & 15u), t17, fma(f32((t6.y >> 4u) & 15u), t16, t54)));
            let t56 = fma(f32((t6.y >> 24u) & 15u), t21, fma(f32((t6.y >> 20u) & 15u), t20, fma(f32((t6.y >> 16u) & 15u), t19, t55)));
            let t57 = fma(f32((t6.z >> 4u) & 15u), t24, fma(f32(t6.z & 15u), t23, fma(f32((t6.y >> 28u) & 15u), t22, t56)));
            let t58 = fma(f32((t6.z >> 16u) & 15u), t27, fma(f32((t6.z >> 12u) & 15u), t26, fma(f32((t6.z >> 8u) & 15u), t25, t57)));
            let t59 = fma(f32((t6.z >> 28u) & 15u), t30, fma(f32((t6.z >> 24u) & 15u), t29, fma(f32((t6.z >> 20u) & 15u), t28, t58)));
            let t60 = fma(f32((t6.w >> 8u) & 15u), t33, fma(f32((t6.w >> 4u) & 15u), t32, fma(f32(t6.w & 15u), t31, t59)));
            let t61 = fma(f32((t6.w >> 20u) & 15u), t36, fma(f32((t6.w >> 16u) & 15u), t35, fma(f32((t6.w >> 12u) & 15u), t34, t60)));
            let t62 = load_scales(t4 * imm.n_groups + t5) * fma(f32((t6.w >> 28u) & 15u), t38, fma(f32((t6.w >> 24u) & 15u), t37, t61));
            sums_0_1 = sums_0_1 + t62 + load_biases(t4 * imm.n_groups + t5) * t40; // body.rs:197
        }
        let piece_1 = first_k / 32u + ((local_invocation_index & 31u) + 32u); // body.rs:175
        if (piece_1 < n_pieces) { // body.rs:176
            let t63 = min_u32(t0, n - 1u); // body.rs:180
            let t64 = shr_u32(piece_1, group_shift); // rows.rs:86
            let t65 = weight[(t63 * (imm.k * 4u / 32u) + piece_1 * 4u) >> 2u]; // rows.rs:88
            let t66 = min_u32(t0, n - 1u) + n; // body.rs:181
            let t67 = shr_u32(piece_1, group_shift); // rows.rs:86
            let t68 = weight[(t66 * (imm.k * 4u / 32u) + piece_1 * 4u) >> 2u]; // rows.rs:88
            let words = staged[(local_invocation_index & 31u) + 128u]; // body.rs:72
            let words_1 = staged[(local_invocation_index & 31u) + 160u];
            let words_2 = staged[(local_invocation_index & 31u) + 192u];
            let words_3 = staged[(local_invocation_index & 31u) + 224u];
            let t69 = decode_bf16(words.x & 65535u); // body.rs:79
            let t70 = decode_bf16(words.x >> 16u);
            let t71 = decode_bf16(words.y & 65535u);
            let t72 = decode_bf16(words.y >> 16u);
            let t73 = decode_bf16(words.z & 65535u);
            let t74 = decode_bf16(words.z >> 16u);
            let t75 = decode_bf16(words.w & 65535u);
            let t76 = decode_bf16(words.w >> 16u);
            let t77 = decode_bf16(words_1.x & 65535u);
            let t78 = decode_bf16(words_1.x >> 16u);
            let t79 = decode_bf16(words_1.y & 65535u);
            let t80 = decode_bf16(words_1.y >> 16u);
            let t81 = decode_bf16(words_1.z & 65535u);
            let t82 = decode_bf16(words_1.z >> 16u);
            let t83 = decode_bf16(words_1.w & 65535u);
            let t84 = decode_bf16(words_1.w >> 16u);
            let t85 = decode_bf16(words_2.x & 65535u);
            let t86 = decode_bf16(words_2.x >> 16u);
            let t87 = decode_bf16(words_2.y & 65535u);
            let t88 = decode_bf16(words_2.y >> 16u);
            let t89 = decode_bf16(words_2.z & 65535u);
            let t90 = decode_bf16(words_2.z >> 16u);
            let t91 = decode_bf16(words_2.w & 65535u);
            let t92 = decode_bf16(words_2.w >> 16u);
            let t93 = decode_bf16(words_3.x & 65535u);
            let t94 = decode_bf16(words_3.x >> 16u);
            let t95 = decode_bf16(words_3.y & 65535u);
            let t96 = decode_bf16(words_3.y >> 16u);
            let t97 = decode_bf16(words_3.z & 65535u);
            let t98 = decode_bf16(words_3.z >> 16u);
            let t99 = decode_bf16(words_3.w & 65535u);
            let t100 = decode_bf16(words_3.w >> 16u);
            let t101 = 0.0f + t69 + t70 + t71 + t72 + t73 + t74 + t75 + t76 + t77 + t78 + t79 + t80 + t81 + t82 + t83 + t84; // rows.rs:118
            let t102 = t101 + t85 + t86 + t87 + t88 + t89 + t90 + t91 + t92 + t93 + t94 + t95 + t96 + t97 + t98 + t99 + t100;
            let t103 = fma(f32((t65.x >> 8u) & 15u), t71, fma(f32((t65.x >> 4u) & 15u), t70, fma(f32(t65.x & 15u), t69, 0.0f))); // rows.rs:123
            let t104 = fma(f32((t65.x >> 20u) & 15u), t74, fma(f32((t65.x >> 16u) & 15u), t73, fma(f32((t65.x >> 12u) & 15u), t72, t103)));
            let t105 = fma(f32(t65.y & 15u), t77, fma(f32((t65.x >> 28u) & 15u), t76, fma(f32((t65.x >> 24u) & 15u), t75, t104)));
            let t106 = fma(f32((t65.y >> 12u) & 15u), t80, fma(f32((t65.y >> 8u) & 15u), t79, fma(f32((t65.y >> 4u) & 15u), t78, t105)));
            let t107 = fma(f32((t65.y >> 24u) & 15u), t83, fma(f32((t65.y >> 20u) & 15u), t82, fma(f32((t65.y >> 16u) & 15u), t81, t106)));
            let t108 = fma(f32((t65.z >> 4u) & 15u), t86, fma(f32(t65.z & 15u), t85, fma(f32((t65.y >> 28u) & 15u), t84, t107)));
            let t109 = fma(f32((t65.z >> 16u) & 15u), t89, fma(f32((t65.z >> 12u) & 15u), t88, fma(f32((t65.z >> 8u) & 15u), t87, t108)));
            let t110 = fma(f32((t65.z >> 28u) & 15u), t92, fma(f32((t65.z >> 24u) & 15u), t91, fma(f32((t65.z >> 20u) & 15u), t90, t109)));
            let t111 = fma(f32((t65.w >> 8u) & 15u), t95, fma(f32((t65.w >> 4u) & 15u), t94, fma(f32(t65.w & 15u), t93, t110)));
            let t112 = fma(f32((t65.w >> 20u) & 15u), t98, fma(f32((t65.w >> 16u) & 15u), t97, fma(f32((t65.w >> 12u) & 15u), t96, t111)));
            let t113 = load_scales(t63 * imm.n_groups + t64) * fma(f32((t65.w >> 28u) & 15u), t100, fma(f32((t65.w >> 24u) & 15u), t99, t112));
            sums_0_0 = sums_0_0 + t113 + load_biases(t63 * imm.n_groups + t64) * t102; // body.rs:197
            let t114 = fma(f32((t68.x >> 8u) & 15u), t71, fma(f32((t68.x >> 4u) & 15u), t70, fma(f32(t68.x & 15u), t69, 0.0f))); // rows.rs:123
            let t115 = fma(f32((t68.x >> 20u) & 15u), t74, fma(f32((t68.x >> 16u) & 15u), t73, fma(f32((t68.x >> 12u) & 15u), t72, t114)));
            let t116 = fma(f32(t68.y & 15u), t77, fma(f32((t68.x >> 28u) & 15u), t76, fma(f32((t68.x >> 24u) & 15u), t75, t115)));
            let t117 = fma(f32((t68.y >> 12u) & 15u), t80, fma(f32((t68.y >> 8u) & 15u), t79, fma(f32((t68.y >> 4u) & 15u), t78, t116)));
            let t118 = fma(f32((t68.y >> 24u) & 15u), t83, fma(f32((t68.y >> 20u) & 15u), t82, fma(f32((t68.y >> 16u) & 15u), t81, t117)));
            let t119 = fma(f32((t68.z >> 4u) & 15u), t86, fma(f32(t68.z & 15u), t85, fma(f32((t68.y >> 28u) & 15u), t84, t118)));
            let t120 = fma(f32((t68.z >> 16u) & 15u), t89, fma(f32((t68.z >> 12u) & 15u), t88, fma(f32((t68.z >> 8u) & 15u), t87, t119)));
            let t121 = fma(f32((t68.z >> 28u) & 15u), t92, fma(f32((t68.z >> 24u) & 15u), t91, fma(f32((t68.z >> 20u) & 15u), t90, t120)));
            let t122 = fma(f32((t68.w >> 8u) & 15u), t95, fma(f32((t68.w >> 4u) & 15u), t94, fma(f32(t68.w & 15u), t93, t121)));
            let t123 = fma(f32((t68.w >> 20u) & 15u), t98, fma(f32((t68.w >> 16u) & 15u), t97, fma(f32((t68.w >> 12u) & 15u), t96, t122)));
            let t124 = load_scales(t66 * imm.n_groups + t67) * fma(f32((t68.w >> 28u) & 15u), t100, fma(f32((t68.w >> 24u) & 15u), t99, t123));
            sums_0_1 = sums_0_1 + t124 + load_biases(t66 * imm.n_groups + t67) * t102; // body.rs:197
        }
        workgroupBarrier(); // body.rs:203
    }
    let sum = reduce_add_f32(sums_0_0); // body.rs:210
    if ((local_invocation_index & 31u) == 0u) { // body.rs:211
        results[local_invocation_index >> 5u] = sum; // body.rs:214
    }
    let sum_1 = reduce_add_f32(sums_0_1); // body.rs:210
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
        let t125 = decode_bf16(encode_bf16(four_0)); // body.rs:265
        let t126 = abs_f32(t125); // activation.rs:20
        let t127 = min_f32(max_f32(t126, -104.0f), 89.0f); // exponential.rs:40
        let k_1 = round(t127 * 1.442695f); // exponential.rs:14
        let reduced = t127 - k_1 * 0.6933594f; // exponential.rs:15
        let correction = k_1 * -0.00021219444f; // exponential.rs:16
        let r = reduced - correction; // exponential.rs:17
        let r_error = reduced - r - correction; // exponential.rs:18
        var q = 0.00019891017f; // exponential.rs:26
        q = q * r + 0.0013933674f; // exponential.rs:29
        q = q * r + 0.008333311f;
        q = q * r + 0.041666467f;
        q = q * r + 0.16666667f;
        q = q * r + 0.5f;
        let rest = r_error + r * r * q; // exponential.rs:31
        let p = r + rest; // exponential.rs:32
        let y_1 = 1.0f + p; // exponential.rs:33
        let t128 = i32_from_f32(k_1); // exponential.rs:42
        let field = i32(bitcast<u32>(y_1) >> 23u) + t128; // bits.rs:44
        let bits = bitcast<u32>(y_1) + (u32(t128) << 23u); // bits.rs:45
        let t129 = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t126) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e = decode_bf16(encode_bf16(t129)); // activation.rs:20
        let d = decode_bf16(encode_bf16(1.0f + e)); // activation.rs:21
        let bits_1 = bitcast<u32>(d); // division.rs:85
        let t130 = bitcast<f32>((bits_1 & 8388607u) | 1065353216u); // division.rs:94
        var estimate = t130 * (t130 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
        estimate = estimate + estimate * (1.0f - t130 * estimate); // division.rs:105
        estimate = estimate + estimate * (1.0f - t130 * estimate);
        let high = bitcast<f32>(bitcast<u32>(estimate) & 4294963200u); // bits.rs:58
        let d_high = bitcast<f32>(bitcast<u32>(t130) & 4294963200u);
        let residual = 1.0f - d_high * high - (t130 - d_high) * high; // division.rs:110
        let estimate_1 = estimate;
        let t131 = high + residual * estimate_1; // division.rs:87
        let t132 = 127i - i32(bits_1 >> 23u);
        let field_1 = i32(bitcast<u32>(t131) >> 23u) + t132; // bits.rs:44
        let bits_2 = bitcast<u32>(t131) + (u32(t132) << 23u); // bits.rs:45
        let scaled = bitcast<f32>(select(select(bits_2, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))); // bits.rs:46
        let t133 = encode_bf16(select(scaled, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_2 = decode_bf16(t133);
        let bits_3 = bitcast<u32>(t125 * select(decode_bf16(encode_bf16(1.0f - y_2)), y_2, (t125 < 0.0f))); // bits.rs:29
        let t134 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_4 = bitcast<u32>(t134 * up); // bits.rs:29
        let t135 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))))); // activation.rs:36
        four_0 = t135; // body.rs:265
        let up_1 = decode_bf16(encode_bf16(results[place + 9u])); // body.rs:264
        let t136 = decode_bf16(encode_bf16(four_1)); // body.rs:265
        let t137 = abs_f32(t136); // activation.rs:20
        let t138 = min_f32(max_f32(t137, -104.0f), 89.0f); // exponential.rs:40
        let k_2 = round(t138 * 1.442695f); // exponential.rs:14
        let reduced_1 = t138 - k_2 * 0.6933594f; // exponential.rs:15
        let correction_1 = k_2 * -0.00021219444f; // exponential.rs:16
        let r_1 = reduced_1 - correction_1; // exponential.rs:17
        let r_error_1 = reduced_1 - r_1 - correction_1; // exponential.rs:18
        var q_1 = 0.00019891017f; // exponential.rs:26
        q_1 = q_1 * r_1 + 0.0013933674f; // exponential.rs:29
        q_1 = q_1 * r_1 + 0.008333311f;
        q_1 = q_1 * r_1 + 0.041666467f;
        q_1 = q_1 * r_1 + 0.16666667f;
        q_1 = q_1 * r_1 + 0.5f;
        let rest_1 = r_error_1 + r_1 * r_1 * q_1; // exponential.rs:31
        let p_1 = r_1 + rest_1; // exponential.rs:32
        let y_3 = 1.0f + p_1; // exponential.rs:33
        let t139 = i32_from_f32(k_2); // exponential.rs:42
        let field_2 = i32(bitcast<u32>(y_3) >> 23u) + t139; // bits.rs:44
        let bits_5 = bitcast<u32>(y_3) + (u32(t139) << 23u); // bits.rs:45
        let t140 = select(bitcast<f32>(select(select(bits_5, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t137) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_1 = decode_bf16(encode_bf16(t140)); // activation.rs:20
        let d_1 = decode_bf16(encode_bf16(1.0f + e_1)); // activation.rs:21
        let bits_6 = bitcast<u32>(d_1); // division.rs:85
        let t141 = bitcast<f32>((bits_6 & 8388607u) | 1065353216u); // division.rs:94
        var estimate_2 = t141 * (t141 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
        estimate_2 = estimate_2 + estimate_2 * (1.0f - t141 * estimate_2); // division.rs:105
        estimate_2 = estimate_2 + estimate_2 * (1.0f - t141 * estimate_2);
        let high_1 = bitcast<f32>(bitcast<u32>(estimate_2) & 4294963200u); // bits.rs:58
        let d_high_1 = bitcast<f32>(bitcast<u32>(t141) & 4294963200u);
        let residual_1 = 1.0f - d_high_1 * high_1 - (t141 - d_high_1) * high_1; // division.rs:110
        let estimate_3 = estimate_2;
        let t142 = high_1 + residual_1 * estimate_3; // division.rs:87
        let t143 = 127i - i32(bits_6 >> 23u);
        let field_3 = i32(bitcast<u32>(t142) >> 23u) + t143; // bits.rs:44
        let bits_7 = bitcast<u32>(t142) + (u32(t143) << 23u); // bits.rs:45
        let scaled_1 = bitcast<f32>(select(select(bits_7, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))); // bits.rs:46
        let t144 = encode_bf16(select(scaled_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_1) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_4 = decode_bf16(t144);
        let bits_8 = bitcast<u32>(t136 * select(decode_bf16(encode_bf16(1.0f - y_4)), y_4, (t136 < 0.0f))); // bits.rs:29
        let t145 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_9 = bitcast<u32>(t145 * up_1); // bits.rs:29
        let t146 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))))); // activation.rs:36
        four_1 = t146; // body.rs:265
        let up_2 = decode_bf16(encode_bf16(results[place + 10u])); // body.rs:264
        let t147 = decode_bf16(encode_bf16(four_2)); // body.rs:265
        let t148 = abs_f32(t147); // activation.rs:20
        let t149 = min_f32(max_f32(t148, -104.0f), 89.0f); // exponential.rs:40
        let k_3 = round(t149 * 1.442695f); // exponential.rs:14
        let reduced_2 = t149 - k_3 * 0.6933594f; // exponential.rs:15
        let correction_2 = k_3 * -0.00021219444f; // exponential.rs:16
        let r_2 = reduced_2 - correction_2; // exponential.rs:17
        let r_error_2 = reduced_2 - r_2 - correction_2; // exponential.rs:18
        var q_2 = 0.00019891017f; // exponential.rs:26
        q_2 = q_2 * r_2 + 0.0013933674f; // exponential.rs:29
        q_2 = q_2 * r_2 + 0.008333311f;
        q_2 = q_2 * r_2 + 0.041666467f;
        q_2 = q_2 * r_2 + 0.16666667f;
        q_2 = q_2 * r_2 + 0.5f;
        let rest_2 = r_error_2 + r_2 * r_2 * q_2; // exponential.rs:31
        let p_2 = r_2 + rest_2; // exponential.rs:32
        let y_5 = 1.0f + p_2; // exponential.rs:33
        let t150 = i32_from_f32(k_3); // exponential.rs:42
        let field_4 = i32(bitcast<u32>(y_5) >> 23u) + t150; // bits.rs:44
        let bits_10 = bitcast<u32>(y_5) + (u32(t150) << 23u); // bits.rs:45
        let t151 = select(bitcast<f32>(select(select(bits_10, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t148) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_2 = decode_bf16(encode_bf16(t151)); // activation.rs:20
        let d_2 = decode_bf16(encode_bf16(1.0f + e_2)); // activation.rs:21
        let bits_11 = bitcast<u32>(d_2); // division.rs:85
        let t152 = bitcast<f32>((bits_11 & 8388607u) | 1065353216u); // division.rs:94
        var estimate_4 = t152 * (t152 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
        estimate_4 = estimate_4 + estimate_4 * (1.0f - t152 * estimate_4); // division.rs:105
        estimate_4 = estimate_4 + estimate_4 * (1.0f - t152 * estimate_4);
        let high_2 = bitcast<f32>(bitcast<u32>(estimate_4) & 4294963200u); // bits.rs:58
        let d_high_2 = bitcast<f32>(bitcast<u32>(t152) & 4294963200u);
        let residual_2 = 1.0f - d_high_2 * high_2 - (t152 - d_high_2) * high_2; // division.rs:110
        let estimate_5 = estimate_4;
        let t153 = high_2 + residual_2 * estimate_5; // division.rs:87
        let t154 = 127i - i32(bits_11 >> 23u);
        let field_5 = i32(bitcast<u32>(t153) >> 23u) + t154; // bits.rs:44
        let bits_12 = bitcast<u32>(t153) + (u32(t154) << 23u); // bits.rs:45
        let scaled_2 = bitcast<f32>(select(select(bits_12, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))); // bits.rs:46
        let t155 = encode_bf16(select(scaled_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_2) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_6 = decode_bf16(t155);
        let bits_13 = bitcast<u32>(t147 * select(decode_bf16(encode_bf16(1.0f - y_6)), y_6, (t147 < 0.0f))); // bits.rs:29
        let t156 = encode_bf16(bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_14 = bitcast<u32>(decode_bf16(t156) * up_2); // bits.rs:29
        let t157 = encode_bf16(bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u)))); // activation.rs:36
        four_2 = decode_bf16(t157); // body.rs:265
        let up_3 = decode_bf16(encode_bf16(results[place + 11u])); // body.rs:264
        let t158 = decode_bf16(encode_bf16(four_3)); // body.rs:265
        let t159 = abs_f32(t158); // activation.rs:20
        let t160 = min_f32(max_f32(t159, -104.0f), 89.0f); // exponential.rs:40
        let k_4 = round(t160 * 1.442695f); // exponential.rs:14
        let reduced_3 = t160 - k_4 * 0.6933594f; // exponential.rs:15
        let correction_3 = k_4 * -0.00021219444f; // exponential.rs:16
        let r_3 = reduced_3 - correction_3; // exponential.rs:17
        let r_error_3 = reduced_3 - r_3 - correction_3; // exponential.rs:18
        var q_3 = 0.00019891017f; // exponential.rs:26
        q_3 = q_3 * r_3 + 0.0013933674f; // exponential.rs:29
        q_3 = q_3 * r_3 + 0.008333311f;
        q_3 = q_3 * r_3 + 0.041666467f;
        q_3 = q_3 * r_3 + 0.16666667f;
        q_3 = q_3 * r_3 + 0.5f;
        let rest_3 = r_error_3 + r_3 * r_3 * q_3; // exponential.rs:31
        let p_3 = r_3 + rest_3; // exponential.rs:32
        let y_7 = 1.0f + p_3; // exponential.rs:33
        let t161 = i32_from_f32(k_4); // exponential.rs:42
        let field_6 = i32(bitcast<u32>(y_7) >> 23u) + t161; // bits.rs:44
        let bits_15 = bitcast<u32>(y_7) + (u32(t161) << 23u); // bits.rs:45
        let t162 = select(bitcast<f32>(select(select(bits_15, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t159) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_3 = decode_bf16(encode_bf16(t162)); // activation.rs:20
        let d_3 = decode_bf16(encode_bf16(1.0f + e_3)); // activation.rs:21
        let bits_16 = bitcast<u32>(d_3); // division.rs:85
        let t163 = bitcast<f32>((bits_16 & 8388607u) | 1065353216u); // division.rs:94
        var estimate_6 = t163 * (t163 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
        estimate_6 = estimate_6 + estimate_6 * (1.0f - t163 * estimate_6); // division.rs:105
        estimate_6 = estimate_6 + estimate_6 * (1.0f - t163 * estimate_6);
        let high_3 = bitcast<f32>(bitcast<u32>(estimate_6) & 4294963200u); // bits.rs:58
        let d_high_3 = bitcast<f32>(bitcast<u32>(t163) & 4294963200u);
        let residual_3 = 1.0f - d_high_3 * high_3 - (t163 - d_high_3) * high_3; // division.rs:110
        let estimate_7 = estimate_6;
        let t164 = high_3 + residual_3 * estimate_7; // division.rs:87
        let t165 = 127i - i32(bits_16 >> 23u);
        let field_7 = i32(bitcast<u32>(t164) >> 23u) + t165; // bits.rs:44
        let bits_17 = bitcast<u32>(t164) + (u32(t165) << 23u); // bits.rs:45
        let scaled_3 = bitcast<f32>(select(select(bits_17, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))); // bits.rs:46
        let t166 = encode_bf16(select(scaled_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_3) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_8 = decode_bf16(t166);
        let bits_18 = bitcast<u32>(t158 * select(decode_bf16(encode_bf16(1.0f - y_8)), y_8, (t158 < 0.0f))); // bits.rs:29
        let t167 = encode_bf16(bitcast<f32>(select(bits_18, bits_18 & 2147483648u, ((bits_18 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_19 = bitcast<u32>(decode_bf16(t167) * up_3); // bits.rs:29
        let t168 = encode_bf16(bitcast<f32>(select(bits_19, bits_19 & 2147483648u, ((bits_19 & 2139095040u) == 0u)))); // activation.rs:36
        four_3 = decode_bf16(t168); // body.rs:265
        let t169 = vec2<u32>(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:269
        y[(target_1 >> 1u) >> 1u] = t169;
    }
}
