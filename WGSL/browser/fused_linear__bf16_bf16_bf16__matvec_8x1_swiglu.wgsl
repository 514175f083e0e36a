enable subgroups;

struct Immediates {
    n: u32,
    m: u32,
    k: u32,
}

@group(0) @binding(3) var<uniform> imm: Immediates;
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
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // entry.rs:37
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
            let t11 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t3 * decode_bf16(t1.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum = bitcast<f32>(t11);
            let t12 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t4 * decode_bf16(t1.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t12);
            let t13 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t5 * decode_bf16(t1.y)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t13);
            let t14 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t6 * decode_bf16(t1.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t14);
            let t15 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t7 * decode_bf16(t1.z)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t15);
            let t16 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t8 * decode_bf16(t1.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t16);
            let t17 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t9 * decode_bf16(t1.w)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t17);
            let t18 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t10 * decode_bf16(t1.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t18);
            sums_0_0 = sum; // body.rs:197
            var sum_1 = sums_0_1; // dot.rs:20
            let t19 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t3 * decode_bf16(t2.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_1 = bitcast<f32>(t19);
            let t20 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t4 * decode_bf16(t2.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t20);
            let t21 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t5 * decode_bf16(t2.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t21);
            let t22 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t6 * decode_bf16(t2.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t22);
            let t23 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t7 * decode_bf16(t2.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t23);
            let t24 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t8 * decode_bf16(t2.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t24);
            let t25 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t9 * decode_bf16(t2.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t25);
            let t26 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t10 * decode_bf16(t2.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t26);
            sums_0_1 = sum_1; // body.rs:197
        }
        let piece_1 = first_k / 8u + ((local_invocation_index & 31u) + 32u); // body.rs:175
        if (piece_1 < n_pieces) { // body.rs:176
            let t27 = w[((min_u32(t0, n - 1u) * imm.k + piece_1 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t28 = w[(((min_u32(t0, n - 1u) + n) * imm.k + piece_1 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 32u]; // body.rs:72
            let t29 = decode_bf16(words.x & 65535u); // body.rs:79
            let t30 = decode_bf16(words.x >> 16u);
            let t31 = decode_bf16(words.y & 65535u);
            let t32 = decode_bf16(words.y >> 16u);
            let t33 = decode_bf16(words.z & 65535u);
            let t34 = decode_bf16(words.z >> 16u);
            let t35 = decode_bf16(words.w & 65535u);
            let t36 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            let t37 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t29 * decode_bf16(t27.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum = bitcast<f32>(t37);
            let t38 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t30 * decode_bf16(t27.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t38);
            let t39 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t31 * decode_bf16(t27.y)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t39);
            let t40 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t32 * decode_bf16(t27.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t40);
            let t41 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t33 * decode_bf16(t27.z)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t41);
            let t42 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t34 * decode_bf16(t27.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t42);
            let t43 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t35 * decode_bf16(t27.w)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t43);
            let t44 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t36 * decode_bf16(t27.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t44);
            sums_0_0 = sum; // body.rs:197
            var sum_1 = sums_0_1; // dot.rs:20
            let t45 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t29 * decode_bf16(t28.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_1 = bitcast<f32>(t45);
            let t46 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t30 * decode_bf16(t28.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t46);
            let t47 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t31 * decode_bf16(t28.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t47);
            let t48 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t32 * decode_bf16(t28.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t48);
            let t49 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t33 * decode_bf16(t28.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t49);
            let t50 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t34 * decode_bf16(t28.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t50);
            let t51 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t35 * decode_bf16(t28.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t51);
            let t52 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t36 * decode_bf16(t28.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t52);
            sums_0_1 = sum_1; // body.rs:197
        }
        let piece_2 = first_k / 8u + ((local_invocation_index & 31u) + 64u); // body.rs:175
        if (piece_2 < n_pieces) { // body.rs:176
            let t53 = w[((min_u32(t0, n - 1u) * imm.k + piece_2 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t54 = w[(((min_u32(t0, n - 1u) + n) * imm.k + piece_2 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 64u]; // body.rs:72
            let t55 = decode_bf16(words.x & 65535u); // body.rs:79
            let t56 = decode_bf16(words.x >> 16u);
            let t57 = decode_bf16(words.y & 65535u);
            let t58 = decode_bf16(words.y >> 16u);
            let t59 = decode_bf16(words.z & 65535u);
            let t60 = decode_bf16(words.z >> 16u);
            let t61 = decode_bf16(words.w & 65535u);
            let t62 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            let t63 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t55 * decode_bf16(t53.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum = bitcast<f32>(t63);
            let t64 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t56 * decode_bf16(t53.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t64);
            let t65 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t57 * decode_bf16(t53.y)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t65);
            let t66 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t58 * decode_bf16(t53.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t66);
            let t67 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t59 * decode_bf16(t53.z)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t67);
            let t68 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t60 * decode_bf16(t53.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t68);
            let t69 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t61 * decode_bf16(t53.w)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t69);
            let t70 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t62 * decode_bf16(t53.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t70);
            sums_0_0 = sum; // body.rs:197
            var sum_1 = sums_0_1; // dot.rs:20
            let t71 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t55 * decode_bf16(t54.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_1 = bitcast<f32>(t71);
            let t72 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t56 * decode_bf16(t54.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t72);
            let t73 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t57 * decode_bf16(t54.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t73);
            let t74 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t58 * decode_bf16(t54.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t74);
            let t75 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t59 * decode_bf16(t54.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t75);
            let t76 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t60 * decode_bf16(t54.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t76);
            let t77 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t61 * decode_bf16(t54.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t77);
            let t78 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t62 * decode_bf16(t54.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t78);
            sums_0_1 = sum_1; // body.rs:197
        }
        let piece_3 = first_k / 8u + ((local_invocation_index & 31u) + 96u); // body.rs:175
        if (piece_3 < n_pieces) { // body.rs:176
            let t79 = w[((min_u32(t0, n - 1u) * imm.k + piece_3 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t80 = w[(((min_u32(t0, n - 1u) + n) * imm.k + piece_3 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 96u]; // body.rs:72
            let t81 = decode_bf16(words.x & 65535u); // body.rs:79
            let t82 = decode_bf16(words.x >> 16u);
            let t83 = decode_bf16(words.y & 65535u);
            let t84 = decode_bf16(words.y >> 16u);
            let t85 = decode_bf16(words.z & 65535u);
            let t86 = decode_bf16(words.z >> 16u);
            let t87 = decode_bf16(words.w & 65535u);
            let t88 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            let t89 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t81 * decode_bf16(t79.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum = bitcast<f32>(t89);
            let t90 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t82 * decode_bf16(t79.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t90);
            let t91 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t83 * decode_bf16(t79.y)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t91);
            let t92 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t84 * decode_bf16(t79.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t92);
            let t93 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t85 * decode_bf16(t79.z)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t93);
            let t94 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t86 * decode_bf16(t79.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t94);
            let t95 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t87 * decode_bf16(t79.w)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t95);
            let t96 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t88 * decode_bf16(t79.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t96);
            sums_0_0 = sum; // body.rs:197
            var sum_1 = sums_0_1; // dot.rs:20
            let t97 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t81 * decode_bf16(t80.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_1 = bitcast<f32>(t97);
            let t98 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t82 * decode_bf16(t80.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t98);
            let t99 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t83 * decode_bf16(t80.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t99);
            let t100 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t84 * decode_bf16(t80.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t100);
            let t101 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t85 * decode_bf16(t80.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t101);
            let t102 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t86 * decode_bf16(t80.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t102);
            let t103 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t87 * decode_bf16(t80.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t103);
            let t104 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t88 * decode_bf16(t80.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t104);
            sums_0_1 = sum_1; // body.rs:197
        }
        let piece_4 = first_k / 8u + ((local_invocation_index & 31u) + 128u); // body.rs:175
        if (piece_4 < n_pieces) { // body.rs:176
            let t105 = w[((min_u32(t0, n - 1u) * imm.k + piece_4 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t106 = w[(((min_u32(t0, n - 1u) + n) * imm.k + piece_4 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 128u]; // body.rs:72
            let t107 = decode_bf16(words.x & 65535u); // body.rs:79
            let t108 = decode_bf16(words.x >> 16u);
            let t109 = decode_bf16(words.y & 65535u);
            let t110 = decode_bf16(words.y >> 16u);
            let t111 = decode_bf16(words.z & 65535u);
            let t112 = decode_bf16(words.z >> 16u);
            let t113 = decode_bf16(words.w & 65535u);
            let t114 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            let t115 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t107 * decode_bf16(t105.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum = bitcast<f32>(t115);
            let t116 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t108 * decode_bf16(t105.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t116);
            let t117 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t109 * decode_bf16(t105.y)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t117);
            let t118 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t110 * decode_bf16(t105.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t118);
            let t119 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t111 * decode_bf16(t105.z)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t119);
            let t120 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t112 * decode_bf16(t105.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t120);
            let t121 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t113 * decode_bf16(t105.w)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t121);
            let t122 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t114 * decode_bf16(t105.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t122);
            sums_0_0 = sum; // body.rs:197
            var sum_1 = sums_0_1; // dot.rs:20
            let t123 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t107 * decode_bf16(t106.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_1 = bitcast<f32>(t123);
            let t124 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t108 * decode_bf16(t106.x >> 16u)) ^ hidden_zero));
            sum_1 = bitcast<f32>(t124 ^ hidden_zero);
            let t125 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t109 * decode_bf16(t106.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t125);
            let t126 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t110 * decode_bf16(t106.y >> 16u)) ^ hidden_zero));
            sum_1 = bitcast<f32>(t126 ^ hidden_zero);
            let t127 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t111 * decode_bf16(t106.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t127);
            let t128 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t112 * decode_bf16(t106.z >> 16u)) ^ hidden_zero));
            sum_1 = bitcast<f32>(t128 ^ hidden_zero);
            let t129 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t113 * decode_bf16(t106.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t129);
            let t130 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t114 * decode_bf16(t106.w >> 16u)) ^ hidden_zero));
            sum_1 = bitcast<f32>(t130 ^ hidden_zero);
            sums_0_1 = sum_1; // body.rs:197
        }
        let piece_5 = first_k / 8u + ((local_invocation_index & 31u) + 160u); // body.rs:175
        if (piece_5 < n_pieces) { // body.rs:176
            let t131 = w[((min_u32(t0, n - 1u) * imm.k + piece_5 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t132 = w[(((min_u32(t0, n - 1u) + n) * imm.k + piece_5 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 160u]; // body.rs:72
            let t133 = decode_bf16(words.x & 65535u); // body.rs:79
            let t134 = decode_bf16(words.x >> 16u);
            let t135 = decode_bf16(words.y & 65535u);
            let t136 = decode_bf16(words.y >> 16u);
            let t137 = decode_bf16(words.z & 65535u);
            let t138 = decode_bf16(words.z >> 16u);
            let t139 = decode_bf16(words.w & 65535u);
            let t140 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            let t141 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t133 * decode_bf16(t131.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum = bitcast<f32>(t141);
            let t142 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t134 * decode_bf16(t131.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t142);
            let t143 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t135 * decode_bf16(t131.y)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t143);
            let t144 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t136 * decode_bf16(t131.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t144);
            let t145 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t137 * decode_bf16(t131.z)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t145);
            let t146 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t138 * decode_bf16(t131.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t146);
            let t147 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t139 * decode_bf16(t131.w)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t147);
            let t148 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t140 * decode_bf16(t131.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t148);
            sums_0_0 = sum; // body.rs:197
            var sum_1 = sums_0_1; // dot.rs:20
            let t149 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t133 * decode_bf16(t132.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_1 = bitcast<f32>(t149);
            let t150 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t134 * decode_bf16(t132.x >> 16u)) ^ hidden_zero));
            sum_1 = bitcast<f32>(t150 ^ hidden_zero);
            let t151 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t135 * decode_bf16(t132.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t151);
            let t152 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t136 * decode_bf16(t132.y >> 16u)) ^ hidden_zero));
            sum_1 = bitcast<f32>(t152 ^ hidden_zero);
            let t153 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t137 * decode_bf16(t132.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t153);
            let t154 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t138 * decode_bf16(t132.z >> 16u)) ^ hidden_zero));
            sum_1 = bitcast<f32>(t154 ^ hidden_zero);
            let t155 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t139 * decode_bf16(t132.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t155);
            let t156 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t140 * decode_bf16(t132.w >> 16u)) ^ hidden_zero));
            sum_1 = bitcast<f32>(t156 ^ hidden_zero);
            sums_0_1 = sum_1; // body.rs:197
        }
        let piece_6 = first_k / 8u + ((local_invocation_index & 31u) + 192u); // body.rs:175
        if (piece_6 < n_pieces) { // body.rs:176
            let t157 = w[((min_u32(t0, n - 1u) * imm.k + piece_6 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t158 = w[(((min_u32(t0, n - 1u) + n) * imm.k + piece_6 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 192u]; // body.rs:72
            let t159 = decode_bf16(words.x & 65535u); // body.rs:79
            let t160 = decode_bf16(words.x >> 16u);
            let t161 = decode_bf16(words.y & 65535u);
            let t162 = decode_bf16(words.y >> 16u);
            let t163 = decode_bf16(words.z & 65535u);
            let t164 = decode_bf16(words.z >> 16u);
            let t165 = decode_bf16(words.w & 65535u);
            let t166 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            let t167 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t159 * decode_bf16(t157.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum = bitcast<f32>(t167);
            let t168 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t160 * decode_bf16(t157.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t168);
            let t169 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t161 * decode_bf16(t157.y)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t169);
            let t170 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t162 * decode_bf16(t157.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t170);
            let t171 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t163 * decode_bf16(t157.z)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t171);
            let t172 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t164 * decode_bf16(t157.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t172);
            let t173 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t165 * decode_bf16(t157.w)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t173);
            let t174 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t166 * decode_bf16(t157.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t174);
            sums_0_0 = sum; // body.rs:197
            var sum_1 = sums_0_1; // dot.rs:20
            let t175 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t159 * decode_bf16(t158.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_1 = bitcast<f32>(t175);
            let t176 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t160 * decode_bf16(t158.x >> 16u)) ^ hidden_zero));
            sum_1 = bitcast<f32>(t176 ^ hidden_zero);
            let t177 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t161 * decode_bf16(t158.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t177);
            let t178 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t162 * decode_bf16(t158.y >> 16u)) ^ hidden_zero));
            sum_1 = bitcast<f32>(t178 ^ hidden_zero);
            let t179 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t163 * decode_bf16(t158.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t179);
            let t180 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t164 * decode_bf16(t158.z >> 16u)) ^ hidden_zero));
            sum_1 = bitcast<f32>(t180 ^ hidden_zero);
            let t181 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t165 * decode_bf16(t158.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t181);
            let t182 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t166 * decode_bf16(t158.w >> 16u)) ^ hidden_zero));
            sum_1 = bitcast<f32>(t182 ^ hidden_zero);
            sums_0_1 = sum_1; // body.rs:197
        }
        let piece_7 = first_k / 8u + ((local_invocation_index & 31u) + 224u); // body.rs:175
        if (piece_7 < n_pieces) { // body.rs:176
            let t183 = w[((min_u32(t0, n - 1u) * imm.k + piece_7 * 8u) >> 1u) >> 2u]; // rows.rs:46
            let t184 = w[(((min_u32(t0, n - 1u) + n) * imm.k + piece_7 * 8u) >> 1u) >> 2u];
            let words = staged[(local_invocation_index & 31u) + 224u]; // body.rs:72
            let t185 = decode_bf16(words.x & 65535u); // body.rs:79
            let t186 = decode_bf16(words.x >> 16u);
            let t187 = decode_bf16(words.y & 65535u);
            let t188 = decode_bf16(words.y >> 16u);
            let t189 = decode_bf16(words.z & 65535u);
            let t190 = decode_bf16(words.z >> 16u);
            let t191 = decode_bf16(words.w & 65535u);
            let t192 = decode_bf16(words.w >> 16u);
            var sum = sums_0_0; // dot.rs:20
            let t193 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t185 * decode_bf16(t183.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum = bitcast<f32>(t193);
            let t194 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t186 * decode_bf16(t183.x >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t194);
            let t195 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t187 * decode_bf16(t183.y)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t195);
            let t196 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t188 * decode_bf16(t183.y >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t196);
            let t197 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t189 * decode_bf16(t183.z)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t197);
            let t198 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t190 * decode_bf16(t183.z >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t198);
            let t199 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t191 * decode_bf16(t183.w)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t199);
            let t200 = bitcast<u32>(sum + bitcast<f32>(bitcast<u32>(t192 * decode_bf16(t183.w >> 16u)) ^ hidden_zero)) ^ hidden_zero;
            sum = bitcast<f32>(t200);
            sums_0_0 = sum; // body.rs:197
            var sum_1 = sums_0_1; // dot.rs:20
            let t201 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t185 * decode_bf16(t184.x)) ^ hidden_zero)) ^ hidden_zero; // dot.rs:23
            sum_1 = bitcast<f32>(t201);
            let t202 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t186 * decode_bf16(t184.x >> 16u)) ^ hidden_zero));
            sum_1 = bitcast<f32>(t202 ^ hidden_zero);
            let t203 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t187 * decode_bf16(t184.y)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t203);
            let t204 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t188 * decode_bf16(t184.y >> 16u)) ^ hidden_zero));
            sum_1 = bitcast<f32>(t204 ^ hidden_zero);
            let t205 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t189 * decode_bf16(t184.z)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t205);
            let t206 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t190 * decode_bf16(t184.z >> 16u)) ^ hidden_zero));
            sum_1 = bitcast<f32>(t206 ^ hidden_zero);
            let t207 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t191 * decode_bf16(t184.w)) ^ hidden_zero)) ^ hidden_zero;
            sum_1 = bitcast<f32>(t207);
            let t208 = bitcast<u32>(sum_1 + bitcast<f32>(bitcast<u32>(t192 * decode_bf16(t184.w >> 16u)) ^ hidden_zero));
            sum_1 = bitcast<f32>(t208 ^ hidden_zero);
            sums_0_1 = sum_1; // body.rs:197
        }
        workgroupBarrier(); // body.rs:203
    }
    let t209 = sums_0_0; // body.rs:210
    let t210 = subgroupShuffleXor(t209, 1u);
    let t211 = bitcast<f32>(bitcast<u32>(t209 + t210) ^ hidden_zero);
    let t212 = subgroupShuffleXor(t211, 2u);
    let t213 = bitcast<f32>(bitcast<u32>(t211 + t212) ^ hidden_zero);
    let t214 = subgroupShuffleXor(t213, 4u);
    let t215 = bitcast<f32>(bitcast<u32>(t213 + t214) ^ hidden_zero);
    let t216 = subgroupShuffleXor(t215, 8u);
    let t217 = bitcast<f32>(bitcast<u32>(t215 + t216) ^ hidden_zero);
    let t218 = subgroupShuffleXor(t217, 16u);
    let sum = t217 + t218;
    if ((local_invocation_index & 31u) == 0u) { // body.rs:211
        results[local_invocation_index >> 5u] = sum; // body.rs:214
    }
    let t219 = sums_0_1; // body.rs:210
    let t220 = subgroupShuffleXor(t219, 1u);
    let t221 = bitcast<f32>(bitcast<u32>(t219 + t220) ^ hidden_zero);
    let t222 = subgroupShuffleXor(t221, 2u);
    let t223 = bitcast<f32>(bitcast<u32>(t221 + t222) ^ hidden_zero);
    let t224 = subgroupShuffleXor(t223, 4u);
    let t225 = bitcast<f32>(bitcast<u32>(t223 + t224) ^ hidden_zero);
    let t226 = subgroupShuffleXor(t225, 8u);
    let t227 = bitcast<f32>(bitcast<u32>(t225 + t226) ^ hidden_zero);
    let t228 = subgroupShuffleXor(t227, 16u);
    let sum_1 = t227 + t228;
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
        let t229 = decode_bf16(encode_bf16(four_0)); // body.rs:265
        let t230 = abs_f32(t229); // activation.rs:20
        let t231 = min_f32(max_f32(t230, -104.0f), 89.0f); // exponential.rs:40
        let k_1 = round(t231 * 1.442695f); // exponential.rs:14
        let reduced = bitcast<f32>(bitcast<u32>(t231 - bitcast<f32>(bitcast<u32>(k_1 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction = bitcast<f32>(bitcast<u32>(k_1 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r = bitcast<f32>(bitcast<u32>(reduced - correction) ^ hidden_zero); // exponential.rs:17
        let r_error = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced - r) ^ hidden_zero) - correction) ^ hidden_zero); // exponential.rs:18
        var q = 0.00019891017f; // exponential.rs:26
        let t232 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q = t232;
        let t233 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q = t233;
        let t234 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q = t234;
        let t235 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q = t235;
        q = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q * r) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        let t236 = r_error + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r * r) ^ hidden_zero) * q) ^ hidden_zero); // exponential.rs:31
        let rest = bitcast<f32>(bitcast<u32>(t236) ^ hidden_zero);
        let p = bitcast<f32>(bitcast<u32>(r + rest) ^ hidden_zero); // exponential.rs:32
        let y_1 = bitcast<f32>(bitcast<u32>(1.0f + p) ^ hidden_zero); // exponential.rs:33
        let t237 = i32_from_f32(k_1); // exponential.rs:42
        let field = i32(bitcast<u32>(y_1) >> 23u) + t237; // bits.rs:44
        let bits = bitcast<u32>(y_1) + (u32(t237) << 23u); // bits.rs:45
        let t238 = select(bitcast<f32>(select(select(bits, 2139095040u, (field >= 255i)), 0u, (field <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t230) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e = decode_bf16(encode_bf16(t238)); // activation.rs:20
        let d = decode_bf16(encode_bf16(1.0f + e)); // activation.rs:21
        let bits_1 = bitcast<u32>(d); // division.rs:85
        let t239 = bitcast<f32>((bits_1 & 8388607u) | 1065353216u); // division.rs:94
        let t240 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t239 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t241 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t239 * bitcast<f32>(t240)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate = bitcast<f32>(t241);
        let t242 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t239 * estimate) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t243 = bitcast<f32>(bitcast<u32>(estimate + bitcast<f32>(bitcast<u32>(estimate * t242) ^ hidden_zero)) ^ hidden_zero);
        estimate = t243;
        let t244 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t239 * estimate) ^ hidden_zero)) ^ hidden_zero);
        let t245 = bitcast<f32>(bitcast<u32>(estimate + bitcast<f32>(bitcast<u32>(estimate * t244) ^ hidden_zero)) ^ hidden_zero);
        estimate = t245;
        let high = bitcast<f32>(bitcast<u32>(estimate) & 4294963200u); // bits.rs:58
        let d_high = bitcast<f32>(bitcast<u32>(t239) & 4294963200u);
        let t246 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high * high) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t247 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t239 - d_high) ^ hidden_zero) * high) ^ hidden_zero);
        let residual = bitcast<f32>(bitcast<u32>(t246 - t247) ^ hidden_zero);
        let estimate_1 = estimate;
        let t248 = high + bitcast<f32>(bitcast<u32>(residual * estimate_1) ^ hidden_zero); // division.rs:87
        let t249 = 127i - i32(bits_1 >> 23u);
        let field_1 = i32(bitcast<u32>(t248) >> 23u) + t249; // bits.rs:44
        let bits_2 = bitcast<u32>(t248) + (u32(t249) << 23u); // bits.rs:45
        let scaled = bitcast<f32>(select(select(bits_2, 2139095040u, (field_1 >= 255i)), 0u, (field_1 <= 0i))); // bits.rs:46
        let t250 = encode_bf16(select(scaled, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_2 = decode_bf16(t250);
        let bits_3 = bitcast<u32>(t229 * select(decode_bf16(encode_bf16(1.0f - y_2)), y_2, (t229 < 0.0f))); // bits.rs:29
        let t251 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_3, bits_3 & 2147483648u, ((bits_3 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_4 = bitcast<u32>(t251 * up); // bits.rs:29
        let t252 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_4, bits_4 & 2147483648u, ((bits_4 & 2139095040u) == 0u))))); // activation.rs:36
        four_0 = t252; // body.rs:265
        let up_1 = decode_bf16(encode_bf16(results[place + 9u])); // body.rs:264
        let t253 = decode_bf16(encode_bf16(four_1)); // body.rs:265
        let t254 = abs_f32(t253); // activation.rs:20
        let t255 = min_f32(max_f32(t254, -104.0f), 89.0f); // exponential.rs:40
        let k_2 = round(t255 * 1.442695f); // exponential.rs:14
        let reduced_1 = bitcast<f32>(bitcast<u32>(t255 - bitcast<f32>(bitcast<u32>(k_2 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_1 = bitcast<f32>(bitcast<u32>(k_2 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_1 = bitcast<f32>(bitcast<u32>(reduced_1 - correction_1) ^ hidden_zero); // exponential.rs:17
        let t256 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_1 - r_1) ^ hidden_zero) - correction_1) ^ hidden_zero; // exponential.rs:18
        let r_error_1 = bitcast<f32>(t256);
        var q_1 = 0.00019891017f; // exponential.rs:26
        let t257 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_1 = t257;
        let t258 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_1 = t258;
        let t259 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_1 = t259;
        let t260 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_1 = t260;
        let t261 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_1 * r_1) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_1 = t261;
        let t262 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_1 * r_1) ^ hidden_zero) * q_1) ^ hidden_zero); // exponential.rs:31
        let rest_1 = bitcast<f32>(bitcast<u32>(r_error_1 + t262) ^ hidden_zero);
        let p_1 = bitcast<f32>(bitcast<u32>(r_1 + rest_1) ^ hidden_zero); // exponential.rs:32
        let y_3 = bitcast<f32>(bitcast<u32>(1.0f + p_1) ^ hidden_zero); // exponential.rs:33
        let t263 = i32_from_f32(k_2); // exponential.rs:42
        let field_2 = i32(bitcast<u32>(y_3) >> 23u) + t263; // bits.rs:44
        let bits_5 = bitcast<u32>(y_3) + (u32(t263) << 23u); // bits.rs:45
        let t264 = select(bitcast<f32>(select(select(bits_5, 2139095040u, (field_2 >= 255i)), 0u, (field_2 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t254) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_1 = decode_bf16(encode_bf16(t264)); // activation.rs:20
        let d_1 = decode_bf16(encode_bf16(1.0f + e_1)); // activation.rs:21
        let bits_6 = bitcast<u32>(d_1); // division.rs:85
        let t265 = bitcast<f32>((bits_6 & 8388607u) | 1065353216u); // division.rs:94
        let t266 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t265 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t267 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t265 * bitcast<f32>(t266)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_2 = bitcast<f32>(t267);
        let t268 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t265 * estimate_2) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t269 = bitcast<u32>(estimate_2 + bitcast<f32>(bitcast<u32>(estimate_2 * t268) ^ hidden_zero)) ^ hidden_zero;
        estimate_2 = bitcast<f32>(t269);
        let t270 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t265 * estimate_2) ^ hidden_zero)) ^ hidden_zero);
        let t271 = bitcast<u32>(estimate_2 + bitcast<f32>(bitcast<u32>(estimate_2 * t270) ^ hidden_zero)) ^ hidden_zero;
        estimate_2 = bitcast<f32>(t271);
        let high_1 = bitcast<f32>(bitcast<u32>(estimate_2) & 4294963200u); // bits.rs:58
        let d_high_1 = bitcast<f32>(bitcast<u32>(t265) & 4294963200u);
        let t272 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_1 * high_1) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t273 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t265 - d_high_1) ^ hidden_zero) * high_1) ^ hidden_zero);
        let residual_1 = bitcast<f32>(bitcast<u32>(t272 - t273) ^ hidden_zero);
        let estimate_3 = estimate_2;
        let t274 = high_1 + bitcast<f32>(bitcast<u32>(residual_1 * estimate_3) ^ hidden_zero); // division.rs:87
        let t275 = 127i - i32(bits_6 >> 23u);
        let field_3 = i32(bitcast<u32>(t274) >> 23u) + t275; // bits.rs:44
        let bits_7 = bitcast<u32>(t274) + (u32(t275) << 23u); // bits.rs:45
        let scaled_1 = bitcast<f32>(select(select(bits_7, 2139095040u, (field_3 >= 255i)), 0u, (field_3 <= 0i))); // bits.rs:46
        let t276 = encode_bf16(select(scaled_1, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_1) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_4 = decode_bf16(t276);
        let bits_8 = bitcast<u32>(t253 * select(decode_bf16(encode_bf16(1.0f - y_4)), y_4, (t253 < 0.0f))); // bits.rs:29
        let t277 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_8, bits_8 & 2147483648u, ((bits_8 & 2139095040u) == 0u))))); // activation.rs:30
        let bits_9 = bitcast<u32>(t277 * up_1); // bits.rs:29
        let t278 = decode_bf16(encode_bf16(bitcast<f32>(select(bits_9, bits_9 & 2147483648u, ((bits_9 & 2139095040u) == 0u))))); // activation.rs:36
        four_1 = t278; // body.rs:265
        let up_2 = decode_bf16(encode_bf16(results[place + 10u])); // body.rs:264
        let t279 = decode_bf16(encode_bf16(four_2)); // body.rs:265
        let t280 = abs_f32(t279); // activation.rs:20
        let t281 = min_f32(max_f32(t280, -104.0f), 89.0f); // exponential.rs:40
        let k_3 = round(t281 * 1.442695f); // exponential.rs:14
        let reduced_2 = bitcast<f32>(bitcast<u32>(t281 - bitcast<f32>(bitcast<u32>(k_3 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_2 = bitcast<f32>(bitcast<u32>(k_3 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_2 = bitcast<f32>(bitcast<u32>(reduced_2 - correction_2) ^ hidden_zero); // exponential.rs:17
        let t282 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_2 - r_2) ^ hidden_zero) - correction_2) ^ hidden_zero; // exponential.rs:18
        let r_error_2 = bitcast<f32>(t282);
        var q_2 = 0.00019891017f; // exponential.rs:26
        let t283 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_2 = t283;
        let t284 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_2 = t284;
        let t285 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_2 = t285;
        let t286 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_2 = t286;
        let t287 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_2 * r_2) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_2 = t287;
        let t288 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_2 * r_2) ^ hidden_zero) * q_2) ^ hidden_zero); // exponential.rs:31
        let rest_2 = bitcast<f32>(bitcast<u32>(r_error_2 + t288) ^ hidden_zero);
        let p_2 = bitcast<f32>(bitcast<u32>(r_2 + rest_2) ^ hidden_zero); // exponential.rs:32
        let y_5 = bitcast<f32>(bitcast<u32>(1.0f + p_2) ^ hidden_zero); // exponential.rs:33
        let t289 = i32_from_f32(k_3); // exponential.rs:42
        let field_4 = i32(bitcast<u32>(y_5) >> 23u) + t289; // bits.rs:44
        let bits_10 = bitcast<u32>(y_5) + (u32(t289) << 23u); // bits.rs:45
        let t290 = select(bitcast<f32>(select(select(bits_10, 2139095040u, (field_4 >= 255i)), 0u, (field_4 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t280) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_2 = decode_bf16(encode_bf16(t290)); // activation.rs:20
        let d_2 = decode_bf16(encode_bf16(1.0f + e_2)); // activation.rs:21
        let bits_11 = bitcast<u32>(d_2); // division.rs:85
        let t291 = bitcast<f32>((bits_11 & 8388607u) | 1065353216u); // division.rs:94
        let t292 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t291 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t293 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t291 * bitcast<f32>(t292)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_4 = bitcast<f32>(t293);
        let t294 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t291 * estimate_4) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t295 = bitcast<u32>(estimate_4 + bitcast<f32>(bitcast<u32>(estimate_4 * t294) ^ hidden_zero)) ^ hidden_zero;
        estimate_4 = bitcast<f32>(t295);
        let t296 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t291 * estimate_4) ^ hidden_zero)) ^ hidden_zero);
        let t297 = bitcast<u32>(estimate_4 + bitcast<f32>(bitcast<u32>(estimate_4 * t296) ^ hidden_zero)) ^ hidden_zero;
        estimate_4 = bitcast<f32>(t297);
        let high_2 = bitcast<f32>(bitcast<u32>(estimate_4) & 4294963200u); // bits.rs:58
        let d_high_2 = bitcast<f32>(bitcast<u32>(t291) & 4294963200u);
        let t298 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_2 * high_2) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t299 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t291 - d_high_2) ^ hidden_zero) * high_2) ^ hidden_zero);
        let residual_2 = bitcast<f32>(bitcast<u32>(t298 - t299) ^ hidden_zero);
        let estimate_5 = estimate_4;
        let t300 = high_2 + bitcast<f32>(bitcast<u32>(residual_2 * estimate_5) ^ hidden_zero); // division.rs:87
        let t301 = 127i - i32(bits_11 >> 23u);
        let field_5 = i32(bitcast<u32>(t300) >> 23u) + t301; // bits.rs:44
        let bits_12 = bitcast<u32>(t300) + (u32(t301) << 23u); // bits.rs:45
        let scaled_2 = bitcast<f32>(select(select(bits_12, 2139095040u, (field_5 >= 255i)), 0u, (field_5 <= 0i))); // bits.rs:46
        let t302 = encode_bf16(select(scaled_2, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_2) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_6 = decode_bf16(t302);
        let bits_13 = bitcast<u32>(t279 * select(decode_bf16(encode_bf16(1.0f - y_6)), y_6, (t279 < 0.0f))); // bits.rs:29
        let t303 = encode_bf16(bitcast<f32>(select(bits_13, bits_13 & 2147483648u, ((bits_13 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_14 = bitcast<u32>(decode_bf16(t303) * up_2); // bits.rs:29
        let t304 = encode_bf16(bitcast<f32>(select(bits_14, bits_14 & 2147483648u, ((bits_14 & 2139095040u) == 0u)))); // activation.rs:36
        four_2 = decode_bf16(t304); // body.rs:265
        let up_3 = decode_bf16(encode_bf16(results[place + 11u])); // body.rs:264
        let t305 = decode_bf16(encode_bf16(four_3)); // body.rs:265
        let t306 = abs_f32(t305); // activation.rs:20
        let t307 = min_f32(max_f32(t306, -104.0f), 89.0f); // exponential.rs:40
        let k_4 = round(t307 * 1.442695f); // exponential.rs:14
        let reduced_3 = bitcast<f32>(bitcast<u32>(t307 - bitcast<f32>(bitcast<u32>(k_4 * 0.6933594f) ^ hidden_zero)) ^ hidden_zero); // exponential.rs:15
        let correction_3 = bitcast<f32>(bitcast<u32>(k_4 * -0.00021219444f) ^ hidden_zero); // exponential.rs:16
        let r_3 = bitcast<f32>(bitcast<u32>(reduced_3 - correction_3) ^ hidden_zero); // exponential.rs:17
        let t308 = bitcast<u32>(bitcast<f32>(bitcast<u32>(reduced_3 - r_3) ^ hidden_zero) - correction_3) ^ hidden_zero; // exponential.rs:18
        let r_error_3 = bitcast<f32>(t308);
        var q_3 = 0.00019891017f; // exponential.rs:26
        let t309 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.0013933674f) ^ hidden_zero); // exponential.rs:29
        q_3 = t309;
        let t310 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.008333311f) ^ hidden_zero);
        q_3 = t310;
        let t311 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.041666467f) ^ hidden_zero);
        q_3 = t311;
        let t312 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.16666667f) ^ hidden_zero);
        q_3 = t312;
        let t313 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(q_3 * r_3) ^ hidden_zero) + 0.5f) ^ hidden_zero);
        q_3 = t313;
        let t314 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(r_3 * r_3) ^ hidden_zero) * q_3) ^ hidden_zero); // exponential.rs:31
        let rest_3 = bitcast<f32>(bitcast<u32>(r_error_3 + t314) ^ hidden_zero);
        let p_3 = bitcast<f32>(bitcast<u32>(r_3 + rest_3) ^ hidden_zero); // exponential.rs:32
        let y_7 = bitcast<f32>(bitcast<u32>(1.0f + p_3) ^ hidden_zero); // exponential.rs:33
        let t315 = i32_from_f32(k_4); // exponential.rs:42
        let field_6 = i32(bitcast<u32>(y_7) >> 23u) + t315; // bits.rs:44
        let bits_15 = bitcast<u32>(y_7) + (u32(t315) << 23u); // bits.rs:45
        let t316 = select(bitcast<f32>(select(select(bits_15, 2139095040u, (field_6 >= 255i)), 0u, (field_6 <= 0i))), f32_from_bits(0x7fc00000u), ((bitcast<u32>(t306) & 2147483647u) > 2139095040u)); // exponential.rs:42
        let e_3 = decode_bf16(encode_bf16(t316)); // activation.rs:20
        let d_3 = decode_bf16(encode_bf16(1.0f + e_3)); // activation.rs:21
        let bits_16 = bitcast<u32>(d_3); // division.rs:85
        let t317 = bitcast<f32>((bits_16 & 8388607u) | 1065353216u); // division.rs:94
        let t318 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t317 * 0.32323232f) ^ hidden_zero) - 1.4545455f) ^ hidden_zero; // division.rs:102
        let t319 = bitcast<u32>(bitcast<f32>(bitcast<u32>(t317 * bitcast<f32>(t318)) ^ hidden_zero) + 2.121212f) ^ hidden_zero;
        var estimate_6 = bitcast<f32>(t319);
        let t320 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t317 * estimate_6) ^ hidden_zero)) ^ hidden_zero); // division.rs:105
        let t321 = bitcast<u32>(estimate_6 + bitcast<f32>(bitcast<u32>(estimate_6 * t320) ^ hidden_zero)) ^ hidden_zero;
        estimate_6 = bitcast<f32>(t321);
        let t322 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(t317 * estimate_6) ^ hidden_zero)) ^ hidden_zero);
        let t323 = bitcast<u32>(estimate_6 + bitcast<f32>(bitcast<u32>(estimate_6 * t322) ^ hidden_zero)) ^ hidden_zero;
        estimate_6 = bitcast<f32>(t323);
        let high_3 = bitcast<f32>(bitcast<u32>(estimate_6) & 4294963200u); // bits.rs:58
        let d_high_3 = bitcast<f32>(bitcast<u32>(t317) & 4294963200u);
        let t324 = bitcast<f32>(bitcast<u32>(1.0f - bitcast<f32>(bitcast<u32>(d_high_3 * high_3) ^ hidden_zero)) ^ hidden_zero); // division.rs:110
        let t325 = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(t317 - d_high_3) ^ hidden_zero) * high_3) ^ hidden_zero);
        let residual_3 = bitcast<f32>(bitcast<u32>(t324 - t325) ^ hidden_zero);
        let estimate_7 = estimate_6;
        let t326 = high_3 + bitcast<f32>(bitcast<u32>(residual_3 * estimate_7) ^ hidden_zero); // division.rs:87
        let t327 = 127i - i32(bits_16 >> 23u);
        let field_7 = i32(bitcast<u32>(t326) >> 23u) + t327; // bits.rs:44
        let bits_17 = bitcast<u32>(t326) + (u32(t327) << 23u); // bits.rs:45
        let scaled_3 = bitcast<f32>(select(select(bits_17, 2139095040u, (field_7 >= 255i)), 0u, (field_7 <= 0i))); // bits.rs:46
        let t328 = encode_bf16(select(scaled_3, f32_from_bits(0x7fc00000u), ((bitcast<u32>(d_3) & 2147483647u) > 2139095040u))); // activation.rs:22
        let y_8 = decode_bf16(t328);
        let bits_18 = bitcast<u32>(t305 * select(decode_bf16(encode_bf16(1.0f - y_8)), y_8, (t305 < 0.0f))); // bits.rs:29
        let t329 = encode_bf16(bitcast<f32>(select(bits_18, bits_18 & 2147483648u, ((bits_18 & 2139095040u) == 0u)))); // activation.rs:30
        let bits_19 = bitcast<u32>(decode_bf16(t329) * up_3); // bits.rs:29
        let t330 = encode_bf16(bitcast<f32>(select(bits_19, bits_19 & 2147483648u, ((bits_19 & 2139095040u) == 0u)))); // activation.rs:36
        four_3 = decode_bf16(t330); // body.rs:265
        let t331 = vec2<u32>(encode_bf16(four_0) | (encode_bf16(four_1) << 16u), encode_bf16(four_2) | (encode_bf16(four_3) << 16u)); // body.rs:269
        y[(target_1 >> 1u) >> 1u] = t331;
    }
}
