enable f16;
enable wgpu_cooperative_matrix;

@group(0) @binding(0) var<storage, read> a: array<f16>;
@group(0) @binding(1) var<storage, read> b: array<f16>;
@group(0) @binding(2) var<storage, read_write> c: array<f32>;
var<workgroup> staged: array<f16, 256>;

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

@compute @workgroup_size(32, 1, 1)
fn tiles(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    staged[local_invocation_index] = f16(unpack2x16float(encode_f16(f32(b[local_invocation_index]))).x); // case.rs:6
    workgroupBarrier();
    let t0 = coopLoadT<coop_mat16x16<f32, C>>(&c[0u], 16u); // case.rs:7
    var acc = t0;
    for (var column = 0u; column < 64u; column += 16u) { // case.rs:8
        let t1 = coopLoadT<coop_mat16x16<f16, A>>(&a[column], 16u);
        let t2 = coopLoad<coop_mat16x16<f16, B>>(&staged[0u], 16u);
        let t3 = coopMultiplyAdd(t1, t2, acc);
        acc = t3;
    }
    coopStore(acc, &c[0u], 16u); // case.rs:9
    let t4 = coop_mat16x16<f32, C>(); // case.rs:10
    let t5 = coopLoadT<coop_mat16x16<f16, B>>(&b[0u], 16u);
    let t6 = coopLoad<coop_mat16x16<f16, A>>(&a[0u], 16u);
    let t7 = coopMultiplyAdd(t6, t5, t4);
    coopStoreT(t7, &c[0u], 16u);
    let t8 = c[local_invocation_index]; // case.rs:11
    c[local_invocation_index] = t8 * t8;
}
