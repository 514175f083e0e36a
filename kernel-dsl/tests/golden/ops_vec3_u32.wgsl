@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read> amounts: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;

fn div_vec3_u32(a: vec3<u32>, b: vec3<u32>) -> vec3<u32> {
    return a / b;
}

fn rem_vec3_u32(a: vec3<u32>, b: vec3<u32>) -> vec3<u32> {
    return a % b;
}

fn min_vec3_u32(a: vec3<u32>, b: vec3<u32>) -> vec3<u32> {
    return select(a, b, b < a);
}

fn max_vec3_u32(a: vec3<u32>, b: vec3<u32>) -> vec3<u32> {
    return select(a, b, a < b);
}

fn shl_vec3_u32(x: vec3<u32>, amount: vec3<u32>) -> vec3<u32> {
    return x << (amount & vec3<u32>(31u));
}

fn shr_vec3_u32(x: vec3<u32>, amount: vec3<u32>) -> vec3<u32> {
    return x >> (amount & vec3<u32>(31u));
}

@compute @workgroup_size(64, 1, 1)
fn ops_vec3_u32(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let a = vec3<u32>(x[local_invocation_index + 0u], x[local_invocation_index + 64u], x[local_invocation_index + 128u]); // case.rs:4
    let b = vec3<u32>(x[local_invocation_index + 192u], x[local_invocation_index + 256u], x[local_invocation_index + 320u]);
    let amount = vec3<u32>(amounts[local_invocation_index + 0u], amounts[local_invocation_index + 64u], amounts[local_invocation_index + 128u]);
    let t0 = ~a;
    out[local_invocation_index + 0u] = t0.x;
    out[local_invocation_index + 64u] = t0.y; // case.rs:5
    out[local_invocation_index + 128u] = t0.z; // case.rs:6
    let t1 = a + b; // case.rs:7
    out[local_invocation_index + 192u] = t1.x;
    out[local_invocation_index + 256u] = t1.y; // case.rs:8
    out[local_invocation_index + 320u] = t1.z; // case.rs:9
    let t2 = a - b; // case.rs:10
    out[local_invocation_index + 384u] = t2.x;
    out[local_invocation_index + 448u] = t2.y; // case.rs:11
    out[local_invocation_index + 512u] = t2.z; // case.rs:12
    let t3 = a * b; // case.rs:13
    out[local_invocation_index + 576u] = t3.x;
    out[local_invocation_index + 640u] = t3.y; // case.rs:14
    out[local_invocation_index + 704u] = t3.z; // case.rs:15
    let t4 = div_vec3_u32(a, b); // case.rs:16
    out[local_invocation_index + 768u] = t4.x;
    out[local_invocation_index + 832u] = t4.y; // case.rs:17
    out[local_invocation_index + 896u] = t4.z; // case.rs:18
    let t5 = rem_vec3_u32(a, b); // case.rs:19
    out[local_invocation_index + 960u] = t5.x;
    out[local_invocation_index + 1024u] = t5.y; // case.rs:20
    out[local_invocation_index + 1088u] = t5.z; // case.rs:21
    let t6 = min_vec3_u32(a, b); // case.rs:22
    out[local_invocation_index + 1152u] = t6.x;
    out[local_invocation_index + 1216u] = t6.y; // case.rs:23
    out[local_invocation_index + 1280u] = t6.z; // case.rs:24
    let t7 = max_vec3_u32(a, b); // case.rs:25
    out[local_invocation_index + 1344u] = t7.x;
    out[local_invocation_index + 1408u] = t7.y; // case.rs:26
    out[local_invocation_index + 1472u] = t7.z; // case.rs:27
    let t8 = a & b; // case.rs:28
    out[local_invocation_index + 1536u] = t8.x;
    out[local_invocation_index + 1600u] = t8.y; // case.rs:29
    out[local_invocation_index + 1664u] = t8.z; // case.rs:30
    let t9 = a | b; // case.rs:31
    out[local_invocation_index + 1728u] = t9.x;
    out[local_invocation_index + 1792u] = t9.y; // case.rs:32
    out[local_invocation_index + 1856u] = t9.z; // case.rs:33
    let t10 = a ^ b; // case.rs:34
    out[local_invocation_index + 1920u] = t10.x;
    out[local_invocation_index + 1984u] = t10.y; // case.rs:35
    out[local_invocation_index + 2048u] = t10.z; // case.rs:36
    let t11 = shl_vec3_u32(a, amount); // case.rs:37
    out[local_invocation_index + 2112u] = t11.x;
    out[local_invocation_index + 2176u] = t11.y; // case.rs:38
    out[local_invocation_index + 2240u] = t11.z; // case.rs:39
    let t12 = shr_vec3_u32(a, amount); // case.rs:40
    out[local_invocation_index + 2304u] = t12.x;
    out[local_invocation_index + 2368u] = t12.y; // case.rs:41
    out[local_invocation_index + 2432u] = t12.z; // case.rs:42
    let t13 = a == b; // case.rs:43
    out[local_invocation_index + 2496u] = u32(t13.x);
    out[local_invocation_index + 2560u] = u32(t13.y); // case.rs:44
    out[local_invocation_index + 2624u] = u32(t13.z); // case.rs:45
    let t14 = a != b; // case.rs:46
    out[local_invocation_index + 2688u] = u32(t14.x);
    out[local_invocation_index + 2752u] = u32(t14.y); // case.rs:47
    out[local_invocation_index + 2816u] = u32(t14.z); // case.rs:48
    let t15 = a < b; // case.rs:49
    out[local_invocation_index + 2880u] = u32(t15.x);
    out[local_invocation_index + 2944u] = u32(t15.y); // case.rs:50
    out[local_invocation_index + 3008u] = u32(t15.z); // case.rs:51
    let t16 = a <= b; // case.rs:52
    out[local_invocation_index + 3072u] = u32(t16.x);
    out[local_invocation_index + 3136u] = u32(t16.y); // case.rs:53
    out[local_invocation_index + 3200u] = u32(t16.z); // case.rs:54
    let t17 = a > b; // case.rs:55
    out[local_invocation_index + 3264u] = u32(t17.x);
    out[local_invocation_index + 3328u] = u32(t17.y); // case.rs:56
    out[local_invocation_index + 3392u] = u32(t17.z); // case.rs:57
    let t18 = a >= b; // case.rs:58
    out[local_invocation_index + 3456u] = u32(t18.x);
    out[local_invocation_index + 3520u] = u32(t18.y); // case.rs:59
    out[local_invocation_index + 3584u] = u32(t18.z); // case.rs:60
}
