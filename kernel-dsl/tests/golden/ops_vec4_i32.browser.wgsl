@group(0) @binding(0) var<storage, read> x: array<i32>;
@group(0) @binding(1) var<storage, read> amounts: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;

fn neg_vec4_i32(x: vec4<i32>) -> vec4<i32> {
    return -x;
}

fn abs_vec4_i32(x: vec4<i32>) -> vec4<i32> {
    return select(x, -x, x < vec4<i32>(0i));
}

fn div_vec4_i32(a: vec4<i32>, b: vec4<i32>) -> vec4<i32> {
    return a / b;
}

fn rem_vec4_i32(a: vec4<i32>, b: vec4<i32>) -> vec4<i32> {
    return a % b;
}

fn min_vec4_i32(a: vec4<i32>, b: vec4<i32>) -> vec4<i32> {
    return select(a, b, b < a);
}

fn max_vec4_i32(a: vec4<i32>, b: vec4<i32>) -> vec4<i32> {
    return select(a, b, a < b);
}

fn shl_vec4_i32(x: vec4<i32>, amount: vec4<u32>) -> vec4<i32> {
    return x << (amount & vec4<u32>(31u));
}

fn shr_vec4_i32(x: vec4<i32>, amount: vec4<u32>) -> vec4<i32> {
    return x >> (amount & vec4<u32>(31u));
}

@compute @workgroup_size(64, 1, 1)
fn ops_vec4_i32(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let a = vec4<i32>(x[local_invocation_index + 0u], x[local_invocation_index + 64u], x[local_invocation_index + 128u], x[local_invocation_index + 192u]); // case.rs:4
    let b = vec4<i32>(x[local_invocation_index + 256u], x[local_invocation_index + 320u], x[local_invocation_index + 384u], x[local_invocation_index + 448u]);
    let amount = vec4<u32>(amounts[local_invocation_index + 0u], amounts[local_invocation_index + 64u], amounts[local_invocation_index + 128u], amounts[local_invocation_index + 192u]);
    let t0 = neg_vec4_i32(a);
    out[local_invocation_index + 0u] = bitcast<u32>(t0.x);
    out[local_invocation_index + 64u] = bitcast<u32>(t0.y); // case.rs:5
    out[local_invocation_index + 128u] = bitcast<u32>(t0.z); // case.rs:6
    out[local_invocation_index + 192u] = bitcast<u32>(t0.w); // case.rs:7
    let t1 = ~a; // case.rs:8
    out[local_invocation_index + 256u] = bitcast<u32>(t1.x);
    out[local_invocation_index + 320u] = bitcast<u32>(t1.y); // case.rs:9
    out[local_invocation_index + 384u] = bitcast<u32>(t1.z); // case.rs:10
    out[local_invocation_index + 448u] = bitcast<u32>(t1.w); // case.rs:11
    let t2 = abs_vec4_i32(a); // case.rs:12
    out[local_invocation_index + 512u] = bitcast<u32>(t2.x);
    out[local_invocation_index + 576u] = bitcast<u32>(t2.y); // case.rs:13
    out[local_invocation_index + 640u] = bitcast<u32>(t2.z); // case.rs:14
    out[local_invocation_index + 704u] = bitcast<u32>(t2.w); // case.rs:15
    let t3 = a + b; // case.rs:16
    out[local_invocation_index + 768u] = bitcast<u32>(t3.x);
    out[local_invocation_index + 832u] = bitcast<u32>(t3.y); // case.rs:17
    out[local_invocation_index + 896u] = bitcast<u32>(t3.z); // case.rs:18
    out[local_invocation_index + 960u] = bitcast<u32>(t3.w); // case.rs:19
    let t4 = a - b; // case.rs:20
    out[local_invocation_index + 1024u] = bitcast<u32>(t4.x);
    out[local_invocation_index + 1088u] = bitcast<u32>(t4.y); // case.rs:21
    out[local_invocation_index + 1152u] = bitcast<u32>(t4.z); // case.rs:22
    out[local_invocation_index + 1216u] = bitcast<u32>(t4.w); // case.rs:23
    let t5 = a * b; // case.rs:24
    out[local_invocation_index + 1280u] = bitcast<u32>(t5.x);
    out[local_invocation_index + 1344u] = bitcast<u32>(t5.y); // case.rs:25
    out[local_invocation_index + 1408u] = bitcast<u32>(t5.z); // case.rs:26
    out[local_invocation_index + 1472u] = bitcast<u32>(t5.w); // case.rs:27
    let t6 = div_vec4_i32(a, b); // case.rs:28
    out[local_invocation_index + 1536u] = bitcast<u32>(t6.x);
    out[local_invocation_index + 1600u] = bitcast<u32>(t6.y); // case.rs:29
    out[local_invocation_index + 1664u] = bitcast<u32>(t6.z); // case.rs:30
    out[local_invocation_index + 1728u] = bitcast<u32>(t6.w); // case.rs:31
    let t7 = rem_vec4_i32(a, b); // case.rs:32
    out[local_invocation_index + 1792u] = bitcast<u32>(t7.x);
    out[local_invocation_index + 1856u] = bitcast<u32>(t7.y); // case.rs:33
    out[local_invocation_index + 1920u] = bitcast<u32>(t7.z); // case.rs:34
    out[local_invocation_index + 1984u] = bitcast<u32>(t7.w); // case.rs:35
    let t8 = min_vec4_i32(a, b); // case.rs:36
    out[local_invocation_index + 2048u] = bitcast<u32>(t8.x);
    out[local_invocation_index + 2112u] = bitcast<u32>(t8.y); // case.rs:37
    out[local_invocation_index + 2176u] = bitcast<u32>(t8.z); // case.rs:38
    out[local_invocation_index + 2240u] = bitcast<u32>(t8.w); // case.rs:39
    let t9 = max_vec4_i32(a, b); // case.rs:40
    out[local_invocation_index + 2304u] = bitcast<u32>(t9.x);
    out[local_invocation_index + 2368u] = bitcast<u32>(t9.y); // case.rs:41
    out[local_invocation_index + 2432u] = bitcast<u32>(t9.z); // case.rs:42
    out[local_invocation_index + 2496u] = bitcast<u32>(t9.w); // case.rs:43
    let t10 = a & b; // case.rs:44
    out[local_invocation_index + 2560u] = bitcast<u32>(t10.x);
    out[local_invocation_index + 2624u] = bitcast<u32>(t10.y); // case.rs:45
    out[local_invocation_index + 2688u] = bitcast<u32>(t10.z); // case.rs:46
    out[local_invocation_index + 2752u] = bitcast<u32>(t10.w); // case.rs:47
    let t11 = a | b; // case.rs:48
    out[local_invocation_index + 2816u] = bitcast<u32>(t11.x);
    out[local_invocation_index + 2880u] = bitcast<u32>(t11.y); // case.rs:49
    out[local_invocation_index + 2944u] = bitcast<u32>(t11.z); // case.rs:50
    out[local_invocation_index + 3008u] = bitcast<u32>(t11.w); // case.rs:51
    let t12 = a ^ b; // case.rs:52
    out[local_invocation_index + 3072u] = bitcast<u32>(t12.x);
    out[local_invocation_index + 3136u] = bitcast<u32>(t12.y); // case.rs:53
    out[local_invocation_index + 3200u] = bitcast<u32>(t12.z); // case.rs:54
    out[local_invocation_index + 3264u] = bitcast<u32>(t12.w); // case.rs:55
    let t13 = shl_vec4_i32(a, amount); // case.rs:56
    out[local_invocation_index + 3328u] = bitcast<u32>(t13.x);
    out[local_invocation_index + 3392u] = bitcast<u32>(t13.y); // case.rs:57
    out[local_invocation_index + 3456u] = bitcast<u32>(t13.z); // case.rs:58
    out[local_invocation_index + 3520u] = bitcast<u32>(t13.w); // case.rs:59
    let t14 = shr_vec4_i32(a, amount); // case.rs:60
    out[local_invocation_index + 3584u] = bitcast<u32>(t14.x);
    out[local_invocation_index + 3648u] = bitcast<u32>(t14.y); // case.rs:61
    out[local_invocation_index + 3712u] = bitcast<u32>(t14.z); // case.rs:62
    out[local_invocation_index + 3776u] = bitcast<u32>(t14.w); // case.rs:63
    let t15 = a == b; // case.rs:64
    out[local_invocation_index + 3840u] = u32(t15.x);
    out[local_invocation_index + 3904u] = u32(t15.y); // case.rs:65
    out[local_invocation_index + 3968u] = u32(t15.z); // case.rs:66
    out[local_invocation_index + 4032u] = u32(t15.w); // case.rs:67
    let t16 = a != b; // case.rs:68
    out[local_invocation_index + 4096u] = u32(t16.x);
    out[local_invocation_index + 4160u] = u32(t16.y); // case.rs:69
    out[local_invocation_index + 4224u] = u32(t16.z); // case.rs:70
    out[local_invocation_index + 4288u] = u32(t16.w); // case.rs:71
    let t17 = a < b; // case.rs:72
    out[local_invocation_index + 4352u] = u32(t17.x);
    out[local_invocation_index + 4416u] = u32(t17.y); // case.rs:73
    out[local_invocation_index + 4480u] = u32(t17.z); // case.rs:74
    out[local_invocation_index + 4544u] = u32(t17.w); // case.rs:75
    let t18 = a <= b; // case.rs:76
    out[local_invocation_index + 4608u] = u32(t18.x);
    out[local_invocation_index + 4672u] = u32(t18.y); // case.rs:77
    out[local_invocation_index + 4736u] = u32(t18.z); // case.rs:78
    out[local_invocation_index + 4800u] = u32(t18.w); // case.rs:79
    let t19 = a > b; // case.rs:80
    out[local_invocation_index + 4864u] = u32(t19.x);
    out[local_invocation_index + 4928u] = u32(t19.y); // case.rs:81
    out[local_invocation_index + 4992u] = u32(t19.z); // case.rs:82
    out[local_invocation_index + 5056u] = u32(t19.w); // case.rs:83
    let t20 = a >= b; // case.rs:84
    out[local_invocation_index + 5120u] = u32(t20.x);
    out[local_invocation_index + 5184u] = u32(t20.y); // case.rs:85
    out[local_invocation_index + 5248u] = u32(t20.z); // case.rs:86
    out[local_invocation_index + 5312u] = u32(t20.w); // case.rs:87
}
