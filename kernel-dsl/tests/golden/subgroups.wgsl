@group(0) @binding(0) var<storage, read> f: array<f32>;
@group(0) @binding(1) var<storage, read> u: array<u32>;
@group(0) @binding(2) var<storage, read> i: array<i32>;
@group(0) @binding(3) var<storage, read_write> out: array<u32>;

fn shuffle_up_lane(lane: u32, delta: u32) -> u32 {
    return select(lane - delta, lane, delta > lane);
}

fn shuffle_down_lane(lane: u32, delta: u32) -> u32 {
    return select(lane + delta, lane, delta > 31u - lane);
}

fn reduce_add_f32(x: f32) -> f32 {
    let x1 = x + subgroupShuffleXor(x, 1u);
    let x2 = x1 + subgroupShuffleXor(x1, 2u);
    let x3 = x2 + subgroupShuffleXor(x2, 4u);
    let x4 = x3 + subgroupShuffleXor(x3, 8u);
    let x5 = x4 + subgroupShuffleXor(x4, 16u);
    return x5;
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

fn reduce_min_f32(x: f32) -> f32 {
    let x1 = min_f32(x, subgroupShuffleXor(x, 1u));
    let x2 = min_f32(x1, subgroupShuffleXor(x1, 2u));
    let x3 = min_f32(x2, subgroupShuffleXor(x2, 4u));
    let x4 = min_f32(x3, subgroupShuffleXor(x3, 8u));
    let x5 = min_f32(x4, subgroupShuffleXor(x4, 16u));
    return x5;
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

fn reduce_max_f32(x: f32) -> f32 {
    let x1 = max_f32(x, subgroupShuffleXor(x, 1u));
    let x2 = max_f32(x1, subgroupShuffleXor(x1, 2u));
    let x3 = max_f32(x2, subgroupShuffleXor(x2, 4u));
    let x4 = max_f32(x3, subgroupShuffleXor(x3, 8u));
    let x5 = max_f32(x4, subgroupShuffleXor(x4, 16u));
    return x5;
}

fn reduce_add_u32(x: u32) -> u32 {
    let x1 = x + subgroupShuffleXor(x, 1u);
    let x2 = x1 + subgroupShuffleXor(x1, 2u);
    let x3 = x2 + subgroupShuffleXor(x2, 4u);
    let x4 = x3 + subgroupShuffleXor(x3, 8u);
    let x5 = x4 + subgroupShuffleXor(x4, 16u);
    return x5;
}

fn min_u32(a: u32, b: u32) -> u32 {
    return select(a, b, b < a);
}

fn reduce_min_u32(x: u32) -> u32 {
    let x1 = min_u32(x, subgroupShuffleXor(x, 1u));
    let x2 = min_u32(x1, subgroupShuffleXor(x1, 2u));
    let x3 = min_u32(x2, subgroupShuffleXor(x2, 4u));
    let x4 = min_u32(x3, subgroupShuffleXor(x3, 8u));
    let x5 = min_u32(x4, subgroupShuffleXor(x4, 16u));
    return x5;
}

fn max_u32(a: u32, b: u32) -> u32 {
    return select(a, b, a < b);
}

fn reduce_max_u32(x: u32) -> u32 {
    let x1 = max_u32(x, subgroupShuffleXor(x, 1u));
    let x2 = max_u32(x1, subgroupShuffleXor(x1, 2u));
    let x3 = max_u32(x2, subgroupShuffleXor(x2, 4u));
    let x4 = max_u32(x3, subgroupShuffleXor(x3, 8u));
    let x5 = max_u32(x4, subgroupShuffleXor(x4, 16u));
    return x5;
}

fn reduce_and_u32(x: u32) -> u32 {
    let x1 = x & subgroupShuffleXor(x, 1u);
    let x2 = x1 & subgroupShuffleXor(x1, 2u);
    let x3 = x2 & subgroupShuffleXor(x2, 4u);
    let x4 = x3 & subgroupShuffleXor(x3, 8u);
    let x5 = x4 & subgroupShuffleXor(x4, 16u);
    return x5;
}

fn reduce_or_u32(x: u32) -> u32 {
    let x1 = x | subgroupShuffleXor(x, 1u);
    let x2 = x1 | subgroupShuffleXor(x1, 2u);
    let x3 = x2 | subgroupShuffleXor(x2, 4u);
    let x4 = x3 | subgroupShuffleXor(x3, 8u);
    let x5 = x4 | subgroupShuffleXor(x4, 16u);
    return x5;
}

fn reduce_xor_u32(x: u32) -> u32 {
    let x1 = x ^ subgroupShuffleXor(x, 1u);
    let x2 = x1 ^ subgroupShuffleXor(x1, 2u);
    let x3 = x2 ^ subgroupShuffleXor(x2, 4u);
    let x4 = x3 ^ subgroupShuffleXor(x3, 8u);
    let x5 = x4 ^ subgroupShuffleXor(x4, 16u);
    return x5;
}

fn reduce_add_i32(x: i32) -> i32 {
    let x1 = x + subgroupShuffleXor(x, 1u);
    let x2 = x1 + subgroupShuffleXor(x1, 2u);
    let x3 = x2 + subgroupShuffleXor(x2, 4u);
    let x4 = x3 + subgroupShuffleXor(x3, 8u);
    let x5 = x4 + subgroupShuffleXor(x4, 16u);
    return x5;
}

fn min_i32(a: i32, b: i32) -> i32 {
    return select(a, b, b < a);
}

fn reduce_min_i32(x: i32) -> i32 {
    let x1 = min_i32(x, subgroupShuffleXor(x, 1u));
    let x2 = min_i32(x1, subgroupShuffleXor(x1, 2u));
    let x3 = min_i32(x2, subgroupShuffleXor(x2, 4u));
    let x4 = min_i32(x3, subgroupShuffleXor(x3, 8u));
    let x5 = min_i32(x4, subgroupShuffleXor(x4, 16u));
    return x5;
}

fn max_i32(a: i32, b: i32) -> i32 {
    return select(a, b, a < b);
}

fn reduce_max_i32(x: i32) -> i32 {
    let x1 = max_i32(x, subgroupShuffleXor(x, 1u));
    let x2 = max_i32(x1, subgroupShuffleXor(x1, 2u));
    let x3 = max_i32(x2, subgroupShuffleXor(x2, 4u));
    let x4 = max_i32(x3, subgroupShuffleXor(x3, 8u));
    let x5 = max_i32(x4, subgroupShuffleXor(x4, 16u));
    return x5;
}

fn reduce_and_i32(x: i32) -> i32 {
    let x1 = x & subgroupShuffleXor(x, 1u);
    let x2 = x1 & subgroupShuffleXor(x1, 2u);
    let x3 = x2 & subgroupShuffleXor(x2, 4u);
    let x4 = x3 & subgroupShuffleXor(x3, 8u);
    let x5 = x4 & subgroupShuffleXor(x4, 16u);
    return x5;
}

fn reduce_or_i32(x: i32) -> i32 {
    let x1 = x | subgroupShuffleXor(x, 1u);
    let x2 = x1 | subgroupShuffleXor(x1, 2u);
    let x3 = x2 | subgroupShuffleXor(x2, 4u);
    let x4 = x3 | subgroupShuffleXor(x3, 8u);
    let x5 = x4 | subgroupShuffleXor(x4, 16u);
    return x5;
}

fn reduce_xor_i32(x: i32) -> i32 {
    let x1 = x ^ subgroupShuffleXor(x, 1u);
    let x2 = x1 ^ subgroupShuffleXor(x1, 2u);
    let x3 = x2 ^ subgroupShuffleXor(x2, 4u);
    let x4 = x3 ^ subgroupShuffleXor(x3, 8u);
    let x5 = x4 ^ subgroupShuffleXor(x4, 16u);
    return x5;
}

@compute @workgroup_size(64, 1, 1)
fn subgroups(
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(subgroup_invocation_id) subgroup_invocation_id: u32,
) {
    let subgroup_base = subgroup_invocation_id & 0xffffffe0u;
    let t0 = f[local_invocation_index + 0u]; // case.rs:5
    let t1 = u[local_invocation_index + 0u];
    let t2 = i[local_invocation_index + 0u];
    let t3 = u[local_invocation_index + 64u];
    let t4 = subgroupShuffle(t0, subgroup_base | 3u);
    out[local_invocation_index + 0u] = bitcast<u32>(t4);
    let t5 = subgroupShuffle(t0, subgroup_base | (t3 & 31u)); // case.rs:6
    out[local_invocation_index + 64u] = bitcast<u32>(t5);
    let t6 = subgroupShuffleXor(t0, 3u); // case.rs:7
    out[local_invocation_index + 128u] = bitcast<u32>(t6);
    let t7 = subgroupShuffle(t0, subgroup_base | (((local_invocation_index & 31u) ^ t3) & 31u)); // case.rs:8
    out[local_invocation_index + 192u] = bitcast<u32>(t7);
    let t8 = subgroupShuffle(t0, subgroup_base | shuffle_up_lane(local_invocation_index & 31u, 3u)); // case.rs:9
    out[local_invocation_index + 256u] = bitcast<u32>(t8);
    let t9 = subgroupShuffle(t0, subgroup_base | shuffle_up_lane(local_invocation_index & 31u, t3)); // case.rs:10
    out[local_invocation_index + 320u] = bitcast<u32>(t9);
    let t10 = subgroupShuffle(t0, subgroup_base | shuffle_down_lane(local_invocation_index & 31u, 3u)); // case.rs:11
    out[local_invocation_index + 384u] = bitcast<u32>(t10);
    let t11 = subgroupShuffle(t0, subgroup_base | shuffle_down_lane(local_invocation_index & 31u, t3)); // case.rs:12
    out[local_invocation_index + 448u] = bitcast<u32>(t11);
    let t12 = subgroupShuffle(t0, subgroup_base | 3u); // case.rs:13
    out[local_invocation_index + 512u] = bitcast<u32>(t12);
    let t13 = reduce_add_f32(t0); // case.rs:14
    out[local_invocation_index + 576u] = bitcast<u32>(t13);
    let t14 = reduce_min_f32(t0); // case.rs:15
    out[local_invocation_index + 640u] = bitcast<u32>(t14);
    let t15 = reduce_max_f32(t0); // case.rs:16
    out[local_invocation_index + 704u] = bitcast<u32>(t15);
    let t16 = subgroupShuffle(t1, subgroup_base | 3u); // case.rs:17
    out[local_invocation_index + 768u] = t16;
    let t17 = subgroupShuffle(t1, subgroup_base | (t3 & 31u)); // case.rs:18
    out[local_invocation_index + 832u] = t17;
    let t18 = subgroupShuffleXor(t1, 3u); // case.rs:19
    out[local_invocation_index + 896u] = t18;
    let t19 = subgroupShuffle(t1, subgroup_base | (((local_invocation_index & 31u) ^ t3) & 31u)); // case.rs:20
    out[local_invocation_index + 960u] = t19;
    let t20 = subgroupShuffle(t1, subgroup_base | shuffle_up_lane(local_invocation_index & 31u, 3u)); // case.rs:21
    out[local_invocation_index + 1024u] = t20;
    let t21 = subgroupShuffle(t1, subgroup_base | shuffle_up_lane(local_invocation_index & 31u, t3)); // case.rs:22
    out[local_invocation_index + 1088u] = t21;
    let t22 = subgroupShuffle(t1, subgroup_base | shuffle_down_lane(local_invocation_index & 31u, 3u)); // case.rs:23
    out[local_invocation_index + 1152u] = t22;
    let t23 = subgroupShuffle(t1, subgroup_base | shuffle_down_lane(local_invocation_index & 31u, t3)); // case.rs:24
    out[local_invocation_index + 1216u] = t23;
    let t24 = subgroupShuffle(t1, subgroup_base | 3u); // case.rs:25
    out[local_invocation_index + 1280u] = t24;
    let t25 = reduce_add_u32(t1); // case.rs:26
    out[local_invocation_index + 1344u] = t25;
    let t26 = reduce_min_u32(t1); // case.rs:27
    out[local_invocation_index + 1408u] = t26;
    let t27 = reduce_max_u32(t1); // case.rs:28
    out[local_invocation_index + 1472u] = t27;
    let t28 = reduce_and_u32(t1); // case.rs:29
    out[local_invocation_index + 1536u] = t28;
    let t29 = reduce_or_u32(t1); // case.rs:30
    out[local_invocation_index + 1600u] = t29;
    let t30 = reduce_xor_u32(t1); // case.rs:31
    out[local_invocation_index + 1664u] = t30;
    let t31 = subgroupShuffle(t2, subgroup_base | 3u); // case.rs:32
    out[local_invocation_index + 1728u] = bitcast<u32>(t31);
    let t32 = subgroupShuffle(t2, subgroup_base | (t3 & 31u)); // case.rs:33
    out[local_invocation_index + 1792u] = bitcast<u32>(t32);
    let t33 = subgroupShuffleXor(t2, 3u); // case.rs:34
    out[local_invocation_index + 1856u] = bitcast<u32>(t33);
    let t34 = subgroupShuffle(t2, subgroup_base | (((local_invocation_index & 31u) ^ t3) & 31u)); // case.rs:35
    out[local_invocation_index + 1920u] = bitcast<u32>(t34);
    let t35 = subgroupShuffle(t2, subgroup_base | shuffle_up_lane(local_invocation_index & 31u, 3u)); // case.rs:36
    out[local_invocation_index + 1984u] = bitcast<u32>(t35);
    let t36 = subgroupShuffle(t2, subgroup_base | shuffle_up_lane(local_invocation_index & 31u, t3)); // case.rs:37
    out[local_invocation_index + 2048u] = bitcast<u32>(t36);
    let t37 = subgroupShuffle(t2, subgroup_base | shuffle_down_lane(local_invocation_index & 31u, 3u)); // case.rs:38
    out[local_invocation_index + 2112u] = bitcast<u32>(t37);
    let t38 = subgroupShuffle(t2, subgroup_base | shuffle_down_lane(local_invocation_index & 31u, t3)); // case.rs:39
    out[local_invocation_index + 2176u] = bitcast<u32>(t38);
    let t39 = subgroupShuffle(t2, subgroup_base | 3u); // case.rs:40
    out[local_invocation_index + 2240u] = bitcast<u32>(t39);
    let t40 = reduce_add_i32(t2); // case.rs:41
    out[local_invocation_index + 2304u] = bitcast<u32>(t40);
    let t41 = reduce_min_i32(t2); // case.rs:42
    out[local_invocation_index + 2368u] = bitcast<u32>(t41);
    let t42 = reduce_max_i32(t2); // case.rs:43
    out[local_invocation_index + 2432u] = bitcast<u32>(t42);
    let t43 = reduce_and_i32(t2); // case.rs:44
    out[local_invocation_index + 2496u] = bitcast<u32>(t43);
    let t44 = reduce_or_i32(t2); // case.rs:45
    out[local_invocation_index + 2560u] = bitcast<u32>(t44);
    let t45 = reduce_xor_i32(t2); // case.rs:46
    out[local_invocation_index + 2624u] = bitcast<u32>(t45);
    workgroupBarrier(); // case.rs:47
    let t46 = t3 > 3u;
    let t47 = subgroupBallot(t46)[subgroup_base >> 5u];
    out[local_invocation_index + 2688u] = t47;
    let t48 = subgroupBallot(t46)[subgroup_base >> 5u] != 0u; // case.rs:48
    out[local_invocation_index + 2752u] = u32(t48);
    let t49 = subgroupBallot(!t46)[subgroup_base >> 5u] == 0u; // case.rs:49
    out[local_invocation_index + 2816u] = u32(t49);
}
