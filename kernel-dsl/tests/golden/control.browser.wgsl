struct Immediates {
    n: u32,
}

@group(0) @binding(2) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> y: array<f32>;

fn neg_f32(x: f32) -> f32 {
    return bitcast<f32>(bitcast<u32>(x) ^ 0x80000000u);
}

@compute @workgroup_size(64, 1, 1)
fn control(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index & 31u; // case.rs:4
    if (lane >= imm.n) { // case.rs:5
        return;
    }
    var total = 0.0f; // case.rs:8
    for (var i = -4i; i < 4i; i += 2i) { // case.rs:9
        var part: f32; // case.rs:7
        if (i < 0i) { // case.rs:10
            part = x[lane];
        } else {
            part = 1.0f;
        }
        total = total + part; // case.rs:11
    }
    var carried: u32; // case.rs:8
    loop { // case.rs:12
        let t0 = carried;
        carried = t0 + 1u;
        if (!(t0 < imm.n)) { // case.rs:13
            break;
        }
        if (t0 == 5u) { // case.rs:14
            continue;
        }
        total = total - x[t0]; // case.rs:15
    }
    let t1 = total; // case.rs:16
    y[lane] = select(t1, neg_f32(t1), (t1 < 0.0f));
}
