struct Immediates {
    n: u32,
    m: u32,
    k: u32,
}

var<immediate> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read> w: array<vec4<u32>>;
@group(0) @binding(2) var<storage, read_write> y: array<vec2<u32>>;
var<workgroup> staged: array<vec4<u32>, 256>;
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
fn fused_linear__bf16_bf16_bf16__matvec_8x1_swiglu(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let n = imm.n; // body.rs:157
    let k = imm.k; // body.rs:159
    let t0 = workgroup_id.x * 8u + (local_invocation_index >> 5u); // body.rs:161
    let n_pieces = k / 8u; // body.rs:162
    var sums_0_0 = 0.0f; // body.rs:169
    var sums_0_1 = 0.0f;
    for (var first_k = 0u; first_k < k; first_k += 2048u) { // body.rs:170
        let own_row = local_invocation_index / 256u; // body.rs:100
        let vector = local_invocation_index % 256u; // body.rs:101
        let column = first_k + vector * 8u; // body.rs:102
        if (column < imm.k) { // body.rs:103
            let words = x[((min_u32(workgroup_id.y + own_row, imm.m - 1u) * imm.k + column) / 2u) >> 2u]; // body.rs:60
            staged[vector + own_row * 256u] = words; // body.rs:110
        }
        workgroupBarrier(); // body.rs:172
        let piece = first_k / 8u + (local_invocation_index & 31u); // body.rs:175
        if (piece < n_pieces) { // body.rs:176
            let t1 = w[((min_u32(t0, n - 1u) * imm.k + piece * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t2 = w[(((min_u32(t0, n - 1u) + n) * imm.k + piece * 8u) >> 1u) >> 2u];
            let words = staged[local_invocation_index & 31u]; // body.rs:72
            let t3 = decode_bf16(words.x & 65535u); // body.rs:79
            let t4 = decode_bf16(words.x >> 16u);
            let t5 = decode_bf16(words.y & 65535u);
            let t6 = decode_bf16(words.y >> 16u);
            let t7 = decode_bf16(words.z & 65535u);
            let t8 = decode_bf16(words.z >> 16u);
            let t9 = decode_bf16(words.w & 65535u);
            let t10 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            sum = fma(t3, decode_bf16(t1.x), sum); // dot.rs:23
            sum = fma(t4, decode_bf16(t1.x >> 16u), sum);
            sum = fma(t5, decode_bf16(t1.y), sum);
            sum = fma(t6, decode_bf16(t1.y >> 16u), sum);
            sum = fma(t7, decode_bf16(t1.z), sum);
            sum = fma(t8, decode_bf16(t1.z >> 16u), sum);
            sum = fma(t9, decode_bf16(t1.w), sum);
            sum = fma(t10, decode_bf16(t1.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:197
            var sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t3, decode_bf16(t2.x), sum_1); // dot.rs:23
            sum_1 = fma(t4, decode_bf16(t2.x >> 16u), sum_1);
            sum_1 = fma(t5, decode_bf16(t2.y), sum_1);
            sum_1 = fma(t6, decode_bf16(t2.y >> 16u), sum_1);
            sum_1 = fma(t7, decode_bf16(t2.z), sum_1);
            sum_1 = fma(t8, decode_bf16(t2.z >> 16u), sum_1);
            sum_1 = fma(t9, decode_bf16(t2.w), sum_1);
            sum_1 = fma(t10, decode_bf16(t2.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:197
        }
        let piece_1 = first_k / 8u + ((local_invocation_index & 31u) + 32u); // body.rs:175
        if (piece_1 < n_pieces) { // body.rs:176
            let t11 = w[((min_u32(t0, n - 1u) * imm.k + piece_1 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t12 = w[(((min_u32(t0, n - 1u) + n) * imm.k + piece_1 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 32u]; // body.rs:72
            let t13 = decode_bf16(words.x & 65535u); // body.rs:79
            let t14 = decode_bf16(words.x >> 16u);
            let t15 = decode_bf16(words.y & 65535u);
            let t16 = decode_bf16(words.y >> 16u);
            let t17 = decode_bf16(words.z & 65535u);
            let t18 = decode_bf16(words.z >> 16u);
            let t19 = decode_bf16(words.w & 65535u);
            let t20 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            sum = fma(t13, decode_bf16(t11.x), sum); // dot.rs:23
            sum = fma(t14, decode_bf16(t11.x >> 16u), sum);
            sum = fma(t15, decode_bf16(t11.y), sum);
            sum = fma(t16, decode_bf16(t11.y >> 16u), sum);
            sum = fma(t17, decode_bf16(t11.z), sum);
            sum = fma(t18, decode_bf16(t11.z >> 16u), sum);
            sum = fma(t19, decode_bf16(t11.w), sum);
            sum = fma(t20, decode_bf16(t11.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:197
            var sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t13, decode_bf16(t12.x), sum_1); // dot.rs:23
            sum_1 = fma(t14, decode_bf16(t12.x >> 16u), sum_1);
            sum_1 = fma(t15, decode_bf16(t12.y), sum_1);
            sum_1 = fma(t16, decode_bf16(t12.y >> 16u), sum_1);
            sum_1 = fma(t17, decode_bf16(t12.z), sum_1);
            sum_1 = fma(t18, decode_bf16(t12.z >> 16u), sum_1);
            sum_1 = fma(t19, decode_bf16(t12.w), sum_1);
            sum_1 = fma(t20, decode_bf16(t12.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:197
        }
        let piece_2 = first_k / 8u + ((local_invocation_index & 31u) + 64u); // body.rs:175
        if (piece_2 < n_pieces) { // body.rs:176
            let t21 = w[((min_u32(t0, n - 1u) * imm.k + piece_2 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t22 = w[(((min_u32(t0, n - 1u) + n) * imm.k + piece_2 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 64u]; // body.rs:72
            let t23 = decode_bf16(words.x & 65535u); // body.rs:79
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
            sums_0_0 = sum; // body.rs:197
            var sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t23, decode_bf16(t22.x), sum_1); // dot.rs:23
            sum_1 = fma(t24, decode_bf16(t22.x >> 16u), sum_1);
            sum_1 = fma(t25, decode_bf16(t22.y), sum_1);
            sum_1 = fma(t26, decode_bf16(t22.y >> 16u), sum_1);
            sum_1 = fma(t27, decode_bf16(t22.z), sum_1);
            sum_1 = fma(t28, decode_bf16(t22.z >> 16u), sum_1);
            sum_1 = fma(t29, decode_bf16(t22.w), sum_1);
            sum_1 = fma(t30, decode_bf16(t22.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:197
        }
        let piece_3 = first_k / 8u + ((local_invocation_index & 31u) + 96u); // body.rs:175
        if (piece_3 < n_pieces) { // body.rs:176
            let t31 = w[((min_u32(t0, n - 1u) * imm.k + piece_3 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t32 = w[(((min_u32(t0, n - 1u) + n) * imm.k + piece_3 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 96u]; // body.rs:72
            let t33 = decode_bf16(words.x & 65535u); // body.rs:79
            let t34 = decode_bf16(words.x >> 16u);
            let t35 = decode_bf16(words.y & 65535u);
            let t36 = decode_bf16(words.y >> 16u);
            let t37 = decode_bf16(words.z & 65535u);
            let t38 = decode_bf16(words.z >> 16u);
            let t39 = decode_bf16(words.w & 65535u);
            let t40 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            sum = fma(t33, decode_bf16(t31.x), sum); // dot.rs:23
            sum = fma(t34, decode_bf16(t31.x >> 16u), sum);
            sum = fma(t35, decode_bf16(t31.y), sum);
            sum = fma(t36, decode_bf16(t31.y >> 16u), sum);
            sum = fma(t37, decode_bf16(t31.z), sum);
            sum = fma(t38, decode_bf16(t31.z >> 16u), sum);
            sum = fma(t39, decode_bf16(t31.w), sum);
            sum = fma(t40, decode_bf16(t31.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:197
            var sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t33, decode_bf16(t32.x), sum_1); // dot.rs:23
            sum_1 = fma(t34, decode_bf16(t32.x >> 16u), sum_1);
            sum_1 = fma(t35, decode_bf16(t32.y), sum_1);
            sum_1 = fma(t36, decode_bf16(t32.y >> 16u), sum_1);
            sum_1 = fma(t37, decode_bf16(t32.z), sum_1);
            sum_1 = fma(t38, decode_bf16(t32.z >> 16u), sum_1);
            sum_1 = fma(t39, decode_bf16(t32.w), sum_1);
            sum_1 = fma(t40, decode_bf16(t32.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:197
        }
        let piece_4 = first_k / 8u + ((local_invocation_index & 31u) + 128u); // body.rs:175
        if (piece_4 < n_pieces) { // body.rs:176
            let t41 = w[((min_u32(t0, n - 1u) * imm.k + piece_4 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t42 = w[(((min_u32(t0, n - 1u) + n) * imm.k + piece_4 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 128u]; // body.rs:72
            let t43 = decode_bf16(words.x & 65535u); // body.rs:79
            let t44 = decode_bf16(words.x >> 16u);
            let t45 = decode_bf16(words.y & 65535u);
            let t46 = decode_bf16(words.y >> 16u);
            let t47 = decode_bf16(words.z & 65535u);
            let t48 = decode_bf16(words.z >> 16u);
            let t49 = decode_bf16(words.w & 65535u);
            let t50 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            sum = fma(t43, decode_bf16(t41.x), sum); // dot.rs:23
            sum = fma(t44, decode_bf16(t41.x >> 16u), sum);
            sum = fma(t45, decode_bf16(t41.y), sum);
            sum = fma(t46, decode_bf16(t41.y >> 16u), sum);
            sum = fma(t47, decode_bf16(t41.z), sum);
            sum = fma(t48, decode_bf16(t41.z >> 16u), sum);
            sum = fma(t49, decode_bf16(t41.w), sum);
            sum = fma(t50, decode_bf16(t41.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:197
            var sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t43, decode_bf16(t42.x), sum_1); // dot.rs:23
            sum_1 = fma(t44, decode_bf16(t42.x >> 16u), sum_1);
            sum_1 = fma(t45, decode_bf16(t42.y), sum_1);
            sum_1 = fma(t46, decode_bf16(t42.y >> 16u), sum_1);
            sum_1 = fma(t47, decode_bf16(t42.z), sum_1);
            sum_1 = fma(t48, decode_bf16(t42.z >> 16u), sum_1);
            sum_1 = fma(t49, decode_bf16(t42.w), sum_1);
            sum_1 = fma(t50, decode_bf16(t42.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:197
        }
        let piece_5 = first_k / 8u + ((local_invocation_index & 31u) + 160u); // body.rs:175
        if (piece_5 < n_pieces) { // body.rs:176
            let t51 = w[((min_u32(t0, n - 1u) * imm.k + piece_5 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t52 = w[(((min_u32(t0, n - 1u) + n) * imm.k + piece_5 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 160u]; // body.rs:72
            let t53 = decode_bf16(words.x & 65535u); // body.rs:79
            let t54 = decode_bf16(words.x >> 16u);
            let t55 = decode_bf16(words.y & 65535u);
            let t56 = decode_bf16(words.y >> 16u);
            let t57 = decode_bf16(words.z & 65535u);
            let t58 = decode_bf16(words.z >> 16u);
            let t59 = decode_bf16(words.w & 65535u);
            let t60 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            sum = fma(t53, decode_bf16(t51.x), sum); // dot.rs:23
            sum = fma(t54, decode_bf16(t51.x >> 16u), sum);
            sum = fma(t55, decode_bf16(t51.y), sum);
            sum = fma(t56, decode_bf16(t51.y >> 16u), sum);
            sum = fma(t57, decode_bf16(t51.z), sum);
            sum = fma(t58, decode_bf16(t51.z >> 16u), sum);
            sum = fma(t59, decode_bf16(t51.w), sum);
            sum = fma(t60, decode_bf16(t51.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:197
            var sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t53, decode_bf16(t52.x), sum_1); // dot.rs:23
            sum_1 = fma(t54, decode_bf16(t52.x >> 16u), sum_1);
            sum_1 = fma(t55, decode_bf16(t52.y), sum_1);
            sum_1 = fma(t56, decode_bf16(t52.y >> 16u), sum_1);
            sum_1 = fma(t57, decode_bf16(t52.z), sum_1);
            sum_1 = fma(t58, decode_bf16(t52.z >> 16u), sum_1);
            sum_1 = fma(t59, decode_bf16(t52.w), sum_1);
            sum_1 = fma(t60, decode_bf16(t52.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:197
        }
        let piece_6 = first_k / 8u + ((local_invocation_index & 31u) + 192u); // body.rs:175
        if (piece_6 < n_pieces) { // body.rs:176
            let t61 = w[((min_u32(t0, n - 1u) * imm.k + piece_6 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t62 = w[(((min_u32(t0, n - 1u) + n) * imm.k + piece_6 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 192u]; // body.rs:72
            let t63 = decode_bf16(words.x & 65535u); // body.rs:79
            let t64 = decode_bf16(words.x >> 16u);
            let t65 = decode_bf16(words.y & 65535u);
            let t66 = decode_bf16(words.y >> 16u);
            let t67 = decode_bf16(words.z & 65535u);
            let t68 = decode_bf16(words.z >> 16u);
            let t69 = decode_bf16(words.w & 65535u);
            let t70 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            sum = fma(t63, decode_bf16(t61.x), sum); // dot.rs:23
            sum = fma(t64, decode_bf16(t61.x >> 16u), sum);
            sum = fma(t65, decode_bf16(t61.y), sum);
            sum = fma(t66, decode_bf16(t61.y >> 16u), sum);
            sum = fma(t67, decode_bf16(t61.z), sum);
            sum = fma(t68, decode_bf16(t61.z >> 16u), sum);
            sum = fma(t69, decode_bf16(t61.w), sum);
            sum = fma(t70, decode_bf16(t61.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:197
            var sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t63, decode_bf16(t62.x), sum_1); // dot.rs:23
            sum_1 = fma(t64, decode_bf16(t62.x >> 16u), sum_1);
            sum_1 = fma(t65, decode_bf16(t62.y), sum_1);
            sum_1 = fma(t66, decode_bf16(t62.y >> 16u), sum_1);
            sum_1 = fma(t67, decode_bf16(t62.z), sum_1);
            sum_1 = fma(t68, decode_bf16(t62.z >> 16u), sum_1);
            sum_1 = fma(t69, decode_bf16(t62.w), sum_1);
            sum_1 = fma(t70, decode_bf16(t62.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:197
        }
        let piece_7 = first_k / 8u + ((local_invocation_index & 31u) + 224u); // body.rs:175
        if (piece_7 < n_pieces) { // body.rs:176
            let t71 = w[((min_u32(t0, n - 1u) * imm.k + piece_7 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t72 = w[(((min_u32(t0, n - 1u) + n) * imm.k + piece_7 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 224u]; // body.rs:72
            let t73 = decode_bf16(words.x & 65535u); // body.rs:79
            let t74 = decode_bf16(words.x >> 16u);
            let t75 = decode_bf16(words.y & 65535u);
            let t76 = decode_bf16(words.y >> 16u);
            let t77 = decode_bf16(words.z & 65535u);
            let t78 = decode_bf16(words.z >> 16u);
            let t79 = decode_bf16(words.w & 65535u);
            let t80 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            sum = fma(t73, decode_bf16(t71.x), sum); // dot.rs:23
            sum = fma(t74, decode_bf16(t71.x >> 16u), sum);
            sum = fma(t75, decode_bf16(t71.y), sum);
            sum = fma(t76, decode_bf16(t71.y >> 16u), sum);
            sum = fma(t77, decode_bf16(t71.z), sum);
            sum = fma(t78, decode_bf16(t71.z >> 16u), sum);
            sum = fma(t79, decode_bf16(t71.w), sum);
            sum = fma(t80, decode_bf16(t71.w >> 16u), sum);
            sums_0_0 = sum; // body.rs:197
            var sum_1 = sums_0_1; // dot.rs:20
            sum_1 = fma(t73, decode_bf16(t72.x), sum_1); // dot.rs:23
            sum_1 = fma(t74, decode_bf16(t72.x >> 16u), sum_1);
            sum_1 = fma(t75, decode_bf16(t72.y), sum_1);
            sum_1 = fma(t76, decode_bf16(t72.y >> 16u), sum_1);
            sum_1 = fma(t77, decode_bf16(t72.z), sum_1);
            sum_1 = fma(t78, decode_bf16(t72.z >> 16u), sum_1);
            sum_1 = fma(t79, decode_bf16(t72.w), sum_1);
            sum_1 = fma(t80, decode_bf16(t72.w >> 16u), sum_1);
            sums_0_1 = sum_1; // body.rs:197
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
        let t81 = decode_bf16(encode_bf16(four_0)); // body.rs:265
        let t82 = abs_f32(t81); // activation.rs:20
        let t83 = min_f32(max_f32(t82, -104.0f), 89.0f); // exponential.rs:40
        let k_1 = round(t83 * 1.442695f); // exponential.rs:14
        let reduced = t83 - k_1 * 0.6933594f; // exponential.rs:15
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
        let t84 = i32_from_f32(k_1); // exponential.rs:42
        let field = i32(bitcast<u32>(y_1) >> 23u) + t84; // bits.rs:44
        let bits = bitcast<u32>(y_1) + (u32(t84) << 23u); // bits.rs:45
        let t85 = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t82) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e = decode_bf16(encode_bf16(t85)); // activation.rs:20
        let d = decode_bf16(encode_bf16(1.0f + e)); // activation.rs:21
        let bits_1 = bitcast<u32>(d); // division.rs:85
        let t86 = bitcast<f32>((bits_1 & 8388607u) | 1065353216u); // division.rs:94
        var estimate = t86 * (t86 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
        estimate = estimate + estimate * (1.0f - t86 * estimate); // division.rs:105
        estimate = estimate + estimate * (1.0f - t86 * estimate);
        let high = bitcast<f32>(bitcast<u32>(estimate) & 4294963200u); // bits.rs:58
        let d_high = bitcast<f32>(bitcast<u32>(t86) & 4294963200u);
        let residual = 1.0f - d_high * high - (t86 - d_high) * high; // division.rs:110
        let estimate_1 = estimate;
        let t87 = high + residual * estimate_1; // division.rs:87
        let t88 = 127i - i32(bits_1 >> 23u);
        let field_1 = i32(bitcast<u32>(t87) >> 23u) + t88; // bits.rs:44
        let bits_2 = bitcast<u32>(t87) + (u32(t88) << 23u); // bits.rs:45
        let scaled = bitcast<f32>(select(select(bits_2, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))); // bits.rs:46
        let t89 = encode_bf16(select(scaled, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_2 = decode_bf16(t89);
        let bits_3 = bitcast<u32>(t81 * select(decode_bf16(encode_bf16(1.0f - y_2)), y_2, (t81 < 0.0f))); // bits.rs:29
        let t90 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_4 = bitcast<u32>(t90 * up); // bits.rs:29
        let t91 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))))); // activation.rs:36
        four_0 = t91; // body.rs:265
        let up_1 = decode_bf16(encode_bf16(results[place + 9u])); // body.rs:264
        let t92 = decode_bf16(encode_bf16(four_1)); // body.rs:265
        let t93 = abs_f32(t92); // activation.rs:20
        let t94 = min_f32(max_f32(t93, -104.0f), 89.0f); // exponential.rs:40
        let k_2 = round(t94 * 1.442695f); // exponential.rs:14
        let reduced_1 = t94 - k_2 * 0.6933594f; // exponential.rs:15
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
        let t95 = i32_from_f32(k_2); // exponential.rs:42
        let field_2 = i32(bitcast<u32>(y_3) >> 23u) + t95; // bits.rs:44
        let bits_5 = bitcast<u32>(y_3) + (u32(t95) << 23u); // bits.rs:45
        let t96 = select(bitcast<f32>(select(select(bits_5, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t93) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_1 = decode_bf16(encode_bf16(t96)); // activation.rs:20
        let d_1 = decode_bf16(encode_bf16(1.0f + e_1)); // activation.rs:21
        let bits_6 = bitcast<u32>(d_1); // division.rs:85
        let t97 = bitcast<f32>((bits_6 & 8388607u) | 1065353216u); // division.rs:94
        var estimate_2 = t97 * (t97 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
        estimate_2 = estimate_2 + estimate_2 * (1.0f - t97 * estimate_2); // division.rs:105
        estimate_2 = estimate_2 + estimate_2 * (1.0f - t97 * estimate_2);
        let high_1 = bitcast<f32>(bitcast<u32>(estimate_2) & 4294963200u); // bits.rs:58
        let d_high_1 = bitcast<f32>(bitcast<u32>(t97) & 4294963200u);
        let residual_1 = 1.0f - d_high_1 * high_1 - (t97 - d_high_1) * high_1; // division.rs:110
        let estimate_3 = estimate_2;
        let t98 = high_1 + residual_1 * estimate_3; // division.rs:87
        let t99 = 127i - i32(bits_6 >> 23u);
        let field_3 = i32(bitcast<u32>(t98) >> 23u) + t99; // bits.rs:44
        let bits_7 = bitcast<u32>(t98) + (u32(t99) << 23u); // bits.rs:45
        let scaled_1 = bitcast<f32>(select(select(bits_7, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))); // bits.rs:46
        let t100 = encode_bf16(select(scaled_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_1) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_4 = decode_bf16(t100);
        let bits_8 = bitcast<u32>(t92 * select(decode_bf16(encode_bf16(1.0f - y_4)), y_4, (t92 < 0.0f))); // bits.rs:29
        let t101 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_9 = bitcast<u32>(t101 * up_1); // bits.rs:29
        let t102 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))))); // activation.rs:36
        four_1 = t102; // body.rs:265
        let up_2 = decode_bf16(encode_bf16(results[place + 10u])); // body.rs:264
        let t103 = decode_bf16(encode_bf16(four_2)); // body.rs:265
        let t104 = abs_f32(t103); // activation.rs:20
        let t105 = min_f32(max_f32(t104, -104.0f), 89.0f); // exponential.rs:40
        let k_3 = round(t105 * 1.442695f); // exponential.rs:14
        let reduced_2 = t105 - k_3 * 0.6933594f; // exponential.rs:15
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
        let t106 = i32_from_f32(k_3); // exponential.rs:42
        let field_4 = i32(bitcast<u32>(y_5) >> 23u) + t106; // bits.rs:44
        let bits_10 = bitcast<u32>(y_5) + (u32(t106) << 23u); // bits.rs:45
        let t107 = select(bitcast<f32>(select(select(bits_10, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t104) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_2 = decode_bf16(encode_bf16(t107)); // activation.rs:20
        let d_2 = decode_bf16(encode_bf16(1.0f + e_2)); // activation.rs:21
        let bits_11 = bitcast<u32>(d_2); // division.rs:85
        let t108 = bitcast<f32>((bits_11 & 8388607u) | 1065353216u); // division.rs:94
        var estimate_4 = t108 * (t108 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
        estimate_4 = estimate_4 + estimate_4 * (1.0f - t108 * estimate_4); // division.rs:105
        estimate_4 = estimate_4 + estimate_4 * (1.0f - t108 * estimate_4);
        let high_2 = bitcast<f32>(bitcast<u32>(estimate_4) & 4294963200u); // bits.rs:58
        let d_high_2 = bitcast<f32>(bitcast<u32>(t108) & 4294963200u);
        let residual_2 = 1.0f - d_high_2 * high_2 - (t108 - d_high_2) * high_2; // division.rs:110
        let estimate_5 = estimate_4;
        let t109 = high_2 + residual_2 * estimate_5; // division.rs:87
        let t110 = 127i - i32(bits_11 >> 23u);
        let field_5 = i32(bitcast<u32>(t109) >> 23u) + t110; // bits.rs:44
        let bits_12 = bitcast<u32>(t109) + (u32(t110) << 23u); // bits.rs:45
        let scaled_2 = bitcast<f32>(select(select(bits_12, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))); // bits.rs:46
        let t111 = encode_bf16(select(scaled_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_2) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_6 = decode_bf16(t111);
        let bits_13 = bitcast<u32>(t103 * select(decode_bf16(encode_bf16(1.0f - y_6)), y_6, (t103 < 0.0f))); // bits.rs:29
        let t112 = encode_bf16(bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_14 = bitcast<u32>(decode_bf16(t112) * up_2); // bits.rs:29
        let t113 = encode_bf16(bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u)))); // activation.rs:36
        four_2 = decode_bf16(t113); // body.rs:265
        let up_3 = decode_bf16(encode_bf16(results[place + 11u])); // body.rs:264
        let t114 = decode_bf16(encode_bf16(four_3)); // body.rs:265
        let t115 = abs_f32(t114); // activation.rs:20
        let t116 = min_f32(max_f32(t115, -104.0f), 89.0f); // exponential.rs:40
        let k_4 = round(t116 * 1.442695f); // exponential.rs:14
        let reduced_3 = t116 - k_4 * 0.6933594f; // exponential.rs:15
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
        let t117 = i32_from_f32(k_4); // exponential.rs:42
        let field_6 = i32(bitcast<u32>(y_7) >> 23u) + t117; // bits.rs:44
        let bits_15 = bitcast<u32>(y_7) + (u32(t117) << 23u); // bits.rs:45
        let t118 = select(bitcast<f32>(select(select(bits_15, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t115) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_3 = decode_bf16(encode_bf16(t118)); // activation.rs:20
        let d_3 = decode_bf16(encode_bf16(1.0f + e_3)); // activation.rs:21
        let bits_16 = bitcast<u32>(d_3); // division.rs:85
        let t119 = bitcast<f32>((bits_16 & 8388607u) | 1065353216u); // division.rs:94
        var estimate_6 = t119 * (t119 * 0.32323232f - 1.4545455f) + 2.121212f; // division.rs:102
        estimate_6 = estimate_6 + estimate_6 * (1.0f - t119 * estimate_6); // division.rs:105
        estimate_6 = estimate_6 + estimate_6 * (1.0f - t119 * estimate_6);
        let high_3 = bitcast<f32>(bitcast<u32>(estimate_6) & 4294963200u); // bits.rs:58
        let d_high_3 = bitcast<f32>(bitcast<u32>(t119) & 4294963200u);
        let residual_3 = 1.0f - d_high_3 * high_3 - (t119 - d_high_3) * high_3; // division.rs:110
        let estimate_7 = estimate_6;
        let t120 = high_3 + residual_3 * estimate_7; // division.rs:87
        let t121 = 127i - i32(bits_16 >> 23u);
        let field_7 = i32(bitcast<u32>(t120) >> 23u) + t121; // bits.rs:44
        let bits_17 = bitcast<u32>(t120) + (u32(t121) << 23u); // bits.rs:45
        let scaled_3 = bitcast<f32>(select(select(bits_17, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))); // bits.rs:46
        let t122 = encode_bf16(select(scaled_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_3) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_8 = decode_bf16(t122);
        let bits_18 = bitcast<u32>(t114 * select(decode_bf16(encode_bf16(1.0f - y_8)), y_8, (t114 < 0.0f))); // bits.rs:29
        let t123 = encode_bf16(bitcast<f32>(select(bits_18, bits_18 & 2147483648u, ((bits_18 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_19 = bitcast<u32>(decode_bf16(t123) * up_3); // bits.rs:29
        let t124 = encode_bf16(bitcast<f32>(select(bits_19, bits_19 & 2147483648u, ((bits_19 & 2139095040u) == 0u)))); // activation.rs:36
        four_3 = decode_bf16(t124); // body.rs:265
        let t125 = vec2<u32>(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:269
        y[(target_1 >> 1u) >> 1u] = t125;
    }
}
