@group(0) @binding(0) var<storage, read> f: array<f32>;
@group(0) @binding(1) var<storage, read> u: array<u32>;
@group(0) @binding(2) var<storage, read> i: array<i32>;
@group(0) @binding(3) var<storage, read_write> out: array<u32>;

fn u32_from_f32(x: f32) -> u32 {
    if ((bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u) {
        return 0u;
    }
    if (x <= 0.0f) {
        return 0u;
    }
    if (x >= 4294967296.0f) {
        return 0xffffffffu;
    }
    return u32(x);
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

fn u32_vec3_u32_from_vec3_f32(x: vec3<f32>) -> vec3<u32> {
    return vec3<u32>(u32_from_f32(x.x), u32_from_f32(x.y), u32_from_f32(x.z));
}

fn i32_vec3_i32_from_vec3_f32(x: vec3<f32>) -> vec3<i32> {
    return vec3<i32>(i32_from_f32(x.x), i32_from_f32(x.y), i32_from_f32(x.z));
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

fn encode_bf16(x: f32) -> u32 {
    let bits = bitcast<u32>(x);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        return 0x7fc0u;
    }
    return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

fn decode_bf16(bits: u32) -> f32 {
    return bitcast<f32>(bits << 16u);
}

fn encode_u16(x: u32) -> u32 {
    return x & 0xffffu;
}

fn decode_u16(bits: u32) -> u32 {
    return bits & 0xffffu;
}

fn encode_i16(x: i32) -> u32 {
    return bitcast<u32>(x) & 0xffffu;
}

fn decode_i16(bits: u32) -> i32 {
    return bitcast<i32>(bits << 16u) >> 16u;
}

fn encode_u8(x: u32) -> u32 {
    return x & 0xffu;
}

fn decode_u8(bits: u32) -> u32 {
    return bits & 0xffu;
}

fn encode_i8(x: i32) -> u32 {
    return bitcast<u32>(x) & 0xffu;
}

fn decode_i8(bits: u32) -> i32 {
    return bitcast<i32>(bits << 24u) >> 24u;
}

@compute @workgroup_size(64, 1, 1)
fn conversions(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let t0 = f[local_invocation_index + 0u]; // case.rs:5
    let t1 = u[local_invocation_index + 0u];
    let t2 = i[local_invocation_index + 0u];
    let t3 = t1 < t1;
    out[local_invocation_index + 0u] = bitcast<u32>(t0);
    out[local_invocation_index + 64u] = bitcast<u32>(t0); // case.rs:6
    out[local_invocation_index + 128u] = u32_from_f32(t0); // case.rs:7
    out[local_invocation_index + 192u] = bitcast<u32>(t0); // case.rs:8
    out[local_invocation_index + 256u] = bitcast<u32>(i32_from_f32(t0)); // case.rs:9
    out[local_invocation_index + 320u] = bitcast<u32>(bitcast<i32>(t0)); // case.rs:10
    out[local_invocation_index + 384u] = bitcast<u32>(f32(t1)); // case.rs:11
    out[local_invocation_index + 448u] = bitcast<u32>(bitcast<f32>(t1)); // case.rs:12
    out[local_invocation_index + 512u] = t1; // case.rs:13
    out[local_invocation_index + 576u] = t1; // case.rs:14
    out[local_invocation_index + 640u] = bitcast<u32>(i32(t1)); // case.rs:15
    out[local_invocation_index + 704u] = bitcast<u32>(bitcast<i32>(t1)); // case.rs:16
    out[local_invocation_index + 768u] = bitcast<u32>(f32(t2)); // case.rs:17
    out[local_invocation_index + 832u] = bitcast<u32>(bitcast<f32>(t2)); // case.rs:18
    out[local_invocation_index + 896u] = u32(t2); // case.rs:19
    out[local_invocation_index + 960u] = bitcast<u32>(t2); // case.rs:20
    out[local_invocation_index + 1024u] = bitcast<u32>(t2); // case.rs:21
    out[local_invocation_index + 1088u] = bitcast<u32>(t2); // case.rs:22
    out[local_invocation_index + 1152u] = bitcast<u32>(f32(t3)); // case.rs:23
    out[local_invocation_index + 1216u] = u32(t3); // case.rs:24
    out[local_invocation_index + 1280u] = bitcast<u32>(i32(t3)); // case.rs:25
    let t4 = vec3<f32>(f[local_invocation_index + 0u], f[local_invocation_index + 64u], f[local_invocation_index + 128u]); // case.rs:26
    let t5 = vec3<u32>(u[local_invocation_index + 0u], u[local_invocation_index + 64u], u[local_invocation_index + 128u]);
    let t6 = vec3<i32>(i[local_invocation_index + 0u], i[local_invocation_index + 64u], i[local_invocation_index + 128u]);
    let t7 = t5 < t5;
    let t8 = t4;
    out[local_invocation_index + 1344u] = bitcast<u32>(t8.x);
    out[local_invocation_index + 1408u] = bitcast<u32>(t8.y); // case.rs:27
    out[local_invocation_index + 1472u] = bitcast<u32>(t8.z); // case.rs:28
    let t9 = t4; // case.rs:29
    out[local_invocation_index + 1536u] = bitcast<u32>(t9.x);
    out[local_invocation_index + 1600u] = bitcast<u32>(t9.y); // case.rs:30
    out[local_invocation_index + 1664u] = bitcast<u32>(t9.z); // case.rs:31
    let t10 = u32_vec3_u32_from_vec3_f32(t4); // case.rs:32
    out[local_invocation_index + 1728u] = t10.x;
    out[local_invocation_index + 1792u] = t10.y; // case.rs:33
    out[local_invocation_index + 1856u] = t10.z; // case.rs:34
    let t11 = bitcast<vec3<u32>>(t4); // case.rs:35
    out[local_invocation_index + 1920u] = t11.x;
    out[local_invocation_index + 1984u] = t11.y; // case.rs:36
    out[local_invocation_index + 2048u] = t11.z; // case.rs:37
    let t12 = i32_vec3_i32_from_vec3_f32(t4); // case.rs:38
    out[local_invocation_index + 2112u] = bitcast<u32>(t12.x);
    out[local_invocation_index + 2176u] = bitcast<u32>(t12.y); // case.rs:39
    out[local_invocation_index + 2240u] = bitcast<u32>(t12.z); // case.rs:40
    let t13 = bitcast<vec3<i32>>(t4); // case.rs:41
    out[local_invocation_index + 2304u] = bitcast<u32>(t13.x);
    out[local_invocation_index + 2368u] = bitcast<u32>(t13.y); // case.rs:42
    out[local_invocation_index + 2432u] = bitcast<u32>(t13.z); // case.rs:43
    let t14 = vec3<f32>(t5); // case.rs:44
    out[local_invocation_index + 2496u] = bitcast<u32>(t14.x);
    out[local_invocation_index + 2560u] = bitcast<u32>(t14.y); // case.rs:45
    out[local_invocation_index + 2624u] = bitcast<u32>(t14.z); // case.rs:46
    let t15 = bitcast<vec3<f32>>(t5); // case.rs:47
    out[local_invocation_index + 2688u] = bitcast<u32>(t15.x);
    out[local_invocation_index + 2752u] = bitcast<u32>(t15.y); // case.rs:48
    out[local_invocation_index + 2816u] = bitcast<u32>(t15.z); // case.rs:49
    let t16 = t5; // case.rs:50
    out[local_invocation_index + 2880u] = t16.x;
    out[local_invocation_index + 2944u] = t16.y; // case.rs:51
    out[local_invocation_index + 3008u] = t16.z; // case.rs:52
    let t17 = t5; // case.rs:53
    out[local_invocation_index + 3072u] = t17.x;
    out[local_invocation_index + 3136u] = t17.y; // case.rs:54
    out[local_invocation_index + 3200u] = t17.z; // case.rs:55
    let t18 = vec3<i32>(t5); // case.rs:56
    out[local_invocation_index + 3264u] = bitcast<u32>(t18.x);
    out[local_invocation_index + 3328u] = bitcast<u32>(t18.y); // case.rs:57
    out[local_invocation_index + 3392u] = bitcast<u32>(t18.z); // case.rs:58
    let t19 = bitcast<vec3<i32>>(t5); // case.rs:59
    out[local_invocation_index + 3456u] = bitcast<u32>(t19.x);
    out[local_invocation_index + 3520u] = bitcast<u32>(t19.y); // case.rs:60
    out[local_invocation_index + 3584u] = bitcast<u32>(t19.z); // case.rs:61
    let t20 = vec3<f32>(t6); // case.rs:62
    out[local_invocation_index + 3648u] = bitcast<u32>(t20.x);
    out[local_invocation_index + 3712u] = bitcast<u32>(t20.y); // case.rs:63
    out[local_invocation_index + 3776u] = bitcast<u32>(t20.z); // case.rs:64
    let t21 = bitcast<vec3<f32>>(t6); // case.rs:65
    out[local_invocation_index + 3840u] = bitcast<u32>(t21.x);
    out[local_invocation_index + 3904u] = bitcast<u32>(t21.y); // case.rs:66
    out[local_invocation_index + 3968u] = bitcast<u32>(t21.z); // case.rs:67
    let t22 = vec3<u32>(t6); // case.rs:68
    out[local_invocation_index + 4032u] = t22.x;
    out[local_invocation_index + 4096u] = t22.y; // case.rs:69
    out[local_invocation_index + 4160u] = t22.z; // case.rs:70
    let t23 = bitcast<vec3<u32>>(t6); // case.rs:71
    out[local_invocation_index + 4224u] = t23.x;
    out[local_invocation_index + 4288u] = t23.y; // case.rs:72
    out[local_invocation_index + 4352u] = t23.z; // case.rs:73
    let t24 = t6; // case.rs:74
    out[local_invocation_index + 4416u] = bitcast<u32>(t24.x);
    out[local_invocation_index + 4480u] = bitcast<u32>(t24.y); // case.rs:75
    out[local_invocation_index + 4544u] = bitcast<u32>(t24.z); // case.rs:76
    let t25 = t6; // case.rs:77
    out[local_invocation_index + 4608u] = bitcast<u32>(t25.x);
    out[local_invocation_index + 4672u] = bitcast<u32>(t25.y); // case.rs:78
    out[local_invocation_index + 4736u] = bitcast<u32>(t25.z); // case.rs:79
    let t26 = vec3<f32>(t7); // case.rs:80
    out[local_invocation_index + 4800u] = bitcast<u32>(t26.x);
    out[local_invocation_index + 4864u] = bitcast<u32>(t26.y); // case.rs:81
    out[local_invocation_index + 4928u] = bitcast<u32>(t26.z); // case.rs:82
    let t27 = vec3<u32>(t7); // case.rs:83
    out[local_invocation_index + 4992u] = t27.x;
    out[local_invocation_index + 5056u] = t27.y; // case.rs:84
    out[local_invocation_index + 5120u] = t27.z; // case.rs:85
    let t28 = vec3<i32>(t7); // case.rs:86
    out[local_invocation_index + 5184u] = bitcast<u32>(t28.x);
    out[local_invocation_index + 5248u] = bitcast<u32>(t28.y); // case.rs:87
    out[local_invocation_index + 5312u] = bitcast<u32>(t28.z); // case.rs:88
    let t29 = f[local_invocation_index + 576u]; // case.rs:89
    let t30 = u[local_invocation_index + 576u];
    let t31 = i[local_invocation_index + 576u];
    out[local_invocation_index + 5376u] = encode_f16(t29);
    out[local_invocation_index + 5440u] = bitcast<u32>(decode_f16(t30)); // case.rs:90
    out[local_invocation_index + 5504u] = encode_bf16(t29); // case.rs:91
    out[local_invocation_index + 5568u] = bitcast<u32>(decode_bf16(t30)); // case.rs:92
    out[local_invocation_index + 5632u] = encode_u16(t30); // case.rs:93
    out[local_invocation_index + 5696u] = decode_u16(t30); // case.rs:94
    out[local_invocation_index + 5760u] = encode_i16(t31); // case.rs:95
    out[local_invocation_index + 5824u] = bitcast<u32>(decode_i16(t30)); // case.rs:96
    out[local_invocation_index + 5888u] = encode_u8(t30); // case.rs:97
    out[local_invocation_index + 5952u] = decode_u8(t30); // case.rs:98
    out[local_invocation_index + 6016u] = encode_i8(t31); // case.rs:99
    out[local_invocation_index + 6080u] = bitcast<u32>(decode_i8(t30)); // case.rs:100
}
