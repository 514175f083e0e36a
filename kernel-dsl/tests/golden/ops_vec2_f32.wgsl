@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read> amounts: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;

fn neg_vec2_f32(x: vec2<f32>) -> vec2<f32> {
    return bitcast<vec2<f32>>(bitcast<vec2<u32>>(x) ^ vec2<u32>(0x80000000u));
}

fn abs_vec2_f32(x: vec2<f32>) -> vec2<f32> {
    return bitcast<vec2<f32>>(bitcast<vec2<u32>>(x) & vec2<u32>(0x7fffffffu));
}

fn min_vec2_f32(a: vec2<f32>, b: vec2<f32>) -> vec2<f32> {
    let x = bitcast<vec2<u32>>(a);
    let y = bitcast<vec2<u32>>(b);
    let x_size = x & vec2<u32>(0x7fffffffu);
    let y_size = y & vec2<u32>(0x7fffffffu);
    let x_place = select(vec2<i32>(x_size), -vec2<i32>(x_size), x >= vec2<u32>(0x80000000u));
    let y_place = select(vec2<i32>(y_size), -vec2<i32>(y_size), y >= vec2<u32>(0x80000000u));
    let numbers = max(x_size, y_size) <= vec2<u32>(0x7f800000u);
    return bitcast<vec2<f32>>(select(x, y, (y_place < x_place) & numbers));
}

fn max_vec2_f32(a: vec2<f32>, b: vec2<f32>) -> vec2<f32> {
    let x = bitcast<vec2<u32>>(a);
    let y = bitcast<vec2<u32>>(b);
    let x_size = x & vec2<u32>(0x7fffffffu);
    let y_size = y & vec2<u32>(0x7fffffffu);
    let x_place = select(vec2<i32>(x_size), -vec2<i32>(x_size), x >= vec2<u32>(0x80000000u));
    let y_place = select(vec2<i32>(y_size), -vec2<i32>(y_size), y >= vec2<u32>(0x80000000u));
    let numbers = max(x_size, y_size) <= vec2<u32>(0x7f800000u);
    return bitcast<vec2<f32>>(select(x, y, (x_place < y_place) & numbers));
}

@compute @workgroup_size(64, 1, 1)
fn ops_vec2_f32(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let a = vec2<f32>(x[local_invocation_index + 0u], x[local_invocation_index + 64u]); // case.rs:4
    let b = vec2<f32>(x[local_invocation_index + 128u], x[local_invocation_index + 192u]);
    let c = vec2<f32>(x[local_invocation_index + 256u], x[local_invocation_index + 320u]);
    let t0 = neg_vec2_f32(a);
    out[local_invocation_index + 0u] = bitcast<u32>(t0.x);
    out[local_invocation_index + 64u] = bitcast<u32>(t0.y); // case.rs:5
    let t1 = abs_vec2_f32(a); // case.rs:6
    out[local_invocation_index + 128u] = bitcast<u32>(t1.x);
    out[local_invocation_index + 192u] = bitcast<u32>(t1.y); // case.rs:7
    let t2 = floor(a); // case.rs:8
    out[local_invocation_index + 256u] = bitcast<u32>(t2.x);
    out[local_invocation_index + 320u] = bitcast<u32>(t2.y); // case.rs:9
    let t3 = ceil(a); // case.rs:10
    out[local_invocation_index + 384u] = bitcast<u32>(t3.x);
    out[local_invocation_index + 448u] = bitcast<u32>(t3.y); // case.rs:11
    let t4 = trunc(a); // case.rs:12
    out[local_invocation_index + 512u] = bitcast<u32>(t4.x);
    out[local_invocation_index + 576u] = bitcast<u32>(t4.y); // case.rs:13
    let t5 = round(a); // case.rs:14
    out[local_invocation_index + 640u] = bitcast<u32>(t5.x);
    out[local_invocation_index + 704u] = bitcast<u32>(t5.y); // case.rs:15
    let t6 = a + b; // case.rs:16
    out[local_invocation_index + 768u] = bitcast<u32>(t6.x);
    out[local_invocation_index + 832u] = bitcast<u32>(t6.y); // case.rs:17
    let t7 = a - b; // case.rs:18
    out[local_invocation_index + 896u] = bitcast<u32>(t7.x);
    out[local_invocation_index + 960u] = bitcast<u32>(t7.y); // case.rs:19
    let t8 = a * b; // case.rs:20
    out[local_invocation_index + 1024u] = bitcast<u32>(t8.x);
    out[local_invocation_index + 1088u] = bitcast<u32>(t8.y); // case.rs:21
    let t9 = min_vec2_f32(a, b); // case.rs:22
    out[local_invocation_index + 1152u] = bitcast<u32>(t9.x);
    out[local_invocation_index + 1216u] = bitcast<u32>(t9.y); // case.rs:23
    let t10 = max_vec2_f32(a, b); // case.rs:24
    out[local_invocation_index + 1280u] = bitcast<u32>(t10.x);
    out[local_invocation_index + 1344u] = bitcast<u32>(t10.y); // case.rs:25
    let t11 = a == b; // case.rs:26
    out[local_invocation_index + 1408u] = u32(t11.x);
    out[local_invocation_index + 1472u] = u32(t11.y); // case.rs:27
    let t12 = !(a == b); // case.rs:28
    out[local_invocation_index + 1536u] = u32(t12.x);
    out[local_invocation_index + 1600u] = u32(t12.y); // case.rs:29
    let t13 = a < b; // case.rs:30
    out[local_invocation_index + 1664u] = u32(t13.x);
    out[local_invocation_index + 1728u] = u32(t13.y); // case.rs:31
    let t14 = a <= b; // case.rs:32
    out[local_invocation_index + 1792u] = u32(t14.x);
    out[local_invocation_index + 1856u] = u32(t14.y); // case.rs:33
    let t15 = a > b; // case.rs:34
    out[local_invocation_index + 1920u] = u32(t15.x);
    out[local_invocation_index + 1984u] = u32(t15.y); // case.rs:35
    let t16 = a >= b; // case.rs:36
    out[local_invocation_index + 2048u] = u32(t16.x);
    out[local_invocation_index + 2112u] = u32(t16.y); // case.rs:37
    let t17 = fma(a, b, c); // case.rs:38
    out[local_invocation_index + 2176u] = bitcast<u32>(t17.x);
    out[local_invocation_index + 2240u] = bitcast<u32>(t17.y); // case.rs:39
}
