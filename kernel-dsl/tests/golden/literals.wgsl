@group(0) @binding(0) var<storage, read_write> out: array<u32>;

fn f32_from_bits(bits: u32) -> f32 {
    return bitcast<f32>(bits);
}

fn div_u32(a: u32, b: u32) -> u32 {
    return a / b;
}

fn rem_u32(a: u32, b: u32) -> u32 {
    return a % b;
}

fn div_i32(a: i32, b: i32) -> i32 {
    return a / b;
}

fn shl_u32(x: u32, amount: u32) -> u32 {
    return x << (amount & 31u);
}

fn shr_u32(x: u32, amount: u32) -> u32 {
    return x >> (amount & 31u);
}

@compute @workgroup_size(64, 1, 1)
fn literals(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let t0 = 0.0f; // case.rs:2
    out[local_invocation_index + 0u] = bitcast<u32>(t0);
    let t1 = f32_from_bits(0x80000000u); // case.rs:3
    out[local_invocation_index + 64u] = bitcast<u32>(t1);
    let t2 = 1.0f; // case.rs:4
    out[local_invocation_index + 128u] = bitcast<u32>(t2);
    let t3 = -1.5f; // case.rs:5
    out[local_invocation_index + 192u] = bitcast<u32>(t3);
    let t4 = 0.1f; // case.rs:6
    out[local_invocation_index + 256u] = bitcast<u32>(t4);
    let t5 = 1e-7f; // case.rs:7
    out[local_invocation_index + 320u] = bitcast<u32>(t5);
    let t6 = 10000000000.0f; // case.rs:8
    out[local_invocation_index + 384u] = bitcast<u32>(t6);
    let t7 = 3.4028235e38f; // case.rs:9
    out[local_invocation_index + 448u] = bitcast<u32>(t7);
    let t8 = 1.1754944e-38f; // case.rs:10
    out[local_invocation_index + 512u] = bitcast<u32>(t8);
    let t9 = f32_from_bits(0x00000001u); // case.rs:11
    out[local_invocation_index + 576u] = bitcast<u32>(t9);
    let t10 = f32_from_bits(0x7f800000u); // case.rs:12
    out[local_invocation_index + 640u] = bitcast<u32>(t10);
    let t11 = f32_from_bits(0xff800000u); // case.rs:13
    out[local_invocation_index + 704u] = bitcast<u32>(t11);
    let t12 = f32_from_bits(0x7fc00000u); // case.rs:14
    out[local_invocation_index + 768u] = bitcast<u32>(t12);
    let t13 = 0i; // case.rs:15
    out[local_invocation_index + 832u] = bitcast<u32>(t13);
    let t14 = 1i; // case.rs:16
    out[local_invocation_index + 896u] = bitcast<u32>(t14);
    let t15 = -1i; // case.rs:17
    out[local_invocation_index + 960u] = bitcast<u32>(t15);
    let t16 = 2147483647i; // case.rs:18
    out[local_invocation_index + 1024u] = bitcast<u32>(t16);
    let t17 = i32(-2147483648); // case.rs:19
    out[local_invocation_index + 1088u] = bitcast<u32>(t17);
    let t18 = 3.4028235e38f; // case.rs:20
    out[local_invocation_index + 1152u] = bitcast<u32>(t18 * 3.4028235e38f);
    let t19 = 1e-20f; // case.rs:21
    out[local_invocation_index + 1216u] = bitcast<u32>(t19 * 1e-20f);
    let t20 = 4294967295u; // case.rs:22
    out[local_invocation_index + 1280u] = t20 + 4294967295u;
    let t21 = 4294967295u; // case.rs:23
    out[local_invocation_index + 1344u] = div_u32(t21, 0u);
    let t22 = 4294967295u; // case.rs:24
    out[local_invocation_index + 1408u] = rem_u32(t22, 0u);
    let t23 = i32(-2147483648); // case.rs:25
    out[local_invocation_index + 1472u] = bitcast<u32>(div_i32(t23, -1i));
    let t24 = i32(-2147483648); // case.rs:26
    out[local_invocation_index + 1536u] = bitcast<u32>(t24 - -1i);
    let t25 = 4294967295u; // case.rs:27
    out[local_invocation_index + 1600u] = shl_u32(t25, 40u);
    let t26 = 4294967295u; // case.rs:28
    out[local_invocation_index + 1664u] = shr_u32(t26, 40u);
    let t27 = vec2<f32>(3.4028235e38f, 3.4028235e38f); // case.rs:29
    let t28 = t27 + t27;
    out[local_invocation_index + 1728u] = bitcast<u32>(t28.x);
    out[local_invocation_index + 1792u] = bitcast<u32>(t28.y); // case.rs:30
}
