enable subgroups;

struct Immediates {
    n_cols: u32,
}

@group(0) @binding(2) var<uniform> imm: Immediates;
@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> y: array<f32>;
var<workgroup> subgroup_sums: array<f32, 8>;

fn shuffle_up_lane(lane: u32, delta: u32) -> u32 {
    return select(lane - delta, lane, delta > lane);
}

@compute @workgroup_size(256, 1, 1)
fn prefix_sum__f32_f32__row_256(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(subgroup_invocation_id) subgroup_invocation_id: u32,
) {
    let subgroup_base = subgroup_invocation_id & 0xffffffe0u;
    let hidden_zero = select(0u, 4294967295u, (num_workgroups.x == 0u)); // prefix_sum.rs:126
    let row = workgroup_id.x; // prefix_sum.rs:127
    var carry = 0.0f; // prefix_sum.rs:129
    for (var block = 0u; block < imm.n_cols; block += 1024u) { // prefix_sum.rs:130
        let first = block + local_invocation_index * 4u; // prefix_sum.rs:131
        var own_sums_0 = 0.0f; // prefix_sum.rs:133
        var own_sums_1 = 0.0f;
        var own_sums_2 = 0.0f;
        var own_sums_3 = 0.0f;
        var sum = 0.0f; // prefix_sum.rs:134
        if (first < imm.n_cols) { // prefix_sum.rs:137
            sum = bitcast<f32>(bitcast<u32>(sum + x[row * imm.n_cols + first]) ^ hidden_zero); // prefix_sum.rs:138
        }
        own_sums_0 = sum; // prefix_sum.rs:140
        if (first + 1u < imm.n_cols) { // prefix_sum.rs:137
            sum = bitcast<f32>(bitcast<u32>(sum + x[row * imm.n_cols + (first + 1u)]) ^ hidden_zero); // prefix_sum.rs:138
        }
        own_sums_1 = sum; // prefix_sum.rs:140
        if (first + 2u < imm.n_cols) { // prefix_sum.rs:137
            sum = bitcast<f32>(bitcast<u32>(sum + x[row * imm.n_cols + (first + 2u)]) ^ hidden_zero); // prefix_sum.rs:138
        }
        own_sums_2 = sum; // prefix_sum.rs:140
        if (first + 3u < imm.n_cols) { // prefix_sum.rs:137
            sum = bitcast<f32>(bitcast<u32>(sum + x[row * imm.n_cols + (first + 3u)]) ^ hidden_zero); // prefix_sum.rs:138
        }
        own_sums_3 = sum; // prefix_sum.rs:140
        var sum_1 = sum; // reduce.rs:46
        let below = subgroupShuffle(sum_1, subgroup_base | shuffle_up_lane(local_invocation_index & 31u, 1u)); // reduce.rs:51
        let t0 = bitcast<f32>(bitcast<u32>(sum_1 + select(0.0f, below, ((local_invocation_index & 31u) >= 1u))) ^ hidden_zero); // reduce.rs:52
        sum_1 = t0;
        let below_1 = subgroupShuffle(sum_1, subgroup_base | shuffle_up_lane(local_invocation_index & 31u, 2u)); // reduce.rs:51
        let t1 = bitcast<u32>(sum_1 + select(0.0f, below_1, ((local_invocation_index & 31u) >= 2u))) ^ hidden_zero; // reduce.rs:52
        sum_1 = bitcast<f32>(t1);
        let below_2 = subgroupShuffle(sum_1, subgroup_base | shuffle_up_lane(local_invocation_index & 31u, 4u)); // reduce.rs:51
        let t2 = bitcast<u32>(sum_1 + select(0.0f, below_2, ((local_invocation_index & 31u) >= 4u))) ^ hidden_zero; // reduce.rs:52
        sum_1 = bitcast<f32>(t2);
        let below_3 = subgroupShuffle(sum_1, subgroup_base | shuffle_up_lane(local_invocation_index & 31u, 8u)); // reduce.rs:51
        let t3 = bitcast<u32>(sum_1 + select(0.0f, below_3, ((local_invocation_index & 31u) >= 8u))) ^ hidden_zero; // reduce.rs:52
        sum_1 = bitcast<f32>(t3);
        let below_4 = subgroupShuffle(sum_1, subgroup_base | shuffle_up_lane(local_invocation_index & 31u, 16u)); // reduce.rs:51
        let t4 = bitcast<u32>(sum_1 + select(0.0f, below_4, ((local_invocation_index & 31u) >= 16u))) ^ hidden_zero; // reduce.rs:52
        sum_1 = bitcast<f32>(t4);
        let inclusive = sum_1; // reduce.rs:54
        let below_5 = subgroupShuffle(inclusive, subgroup_base | shuffle_up_lane(local_invocation_index & 31u, 1u)); // prefix_sum.rs:144
        let lower_lanes = select(below_5, 0.0f, ((local_invocation_index & 31u) == 0u)); // prefix_sum.rs:145
        if ((local_invocation_index & 31u) == 31u) { // prefix_sum.rs:146
            subgroup_sums[local_invocation_index >> 5u] = inclusive; // prefix_sum.rs:147
        }
        workgroupBarrier(); // prefix_sum.rs:149
        var lower = carry; // prefix_sum.rs:151
        if ((local_invocation_index >> 5u) == 0u) { // prefix_sum.rs:154
            lower = carry; // prefix_sum.rs:155
        }
        carry = bitcast<f32>(bitcast<u32>(carry + subgroup_sums[0u]) ^ hidden_zero); // prefix_sum.rs:157
        if ((local_invocation_index >> 5u) == 1u) { // prefix_sum.rs:154
            lower = carry; // prefix_sum.rs:155
        }
        carry = bitcast<f32>(bitcast<u32>(carry + subgroup_sums[1u]) ^ hidden_zero); // prefix_sum.rs:157
        if ((local_invocation_index >> 5u) == 2u) { // prefix_sum.rs:154
            lower = carry; // prefix_sum.rs:155
        }
        carry = bitcast<f32>(bitcast<u32>(carry + subgroup_sums[2u]) ^ hidden_zero); // prefix_sum.rs:157
        if ((local_invocation_index >> 5u) == 3u) { // prefix_sum.rs:154
            lower = carry; // prefix_sum.rs:155
        }
        carry = bitcast<f32>(bitcast<u32>(carry + subgroup_sums[3u]) ^ hidden_zero); // prefix_sum.rs:157
        if ((local_invocation_index >> 5u) == 4u) { // prefix_sum.rs:154
            lower = carry; // prefix_sum.rs:155
        }
        carry = bitcast<f32>(bitcast<u32>(carry + subgroup_sums[4u]) ^ hidden_zero); // prefix_sum.rs:157
        if ((local_invocation_index >> 5u) == 5u) { // prefix_sum.rs:154
            lower = carry; // prefix_sum.rs:155
        }
        carry = bitcast<f32>(bitcast<u32>(carry + subgroup_sums[5u]) ^ hidden_zero); // prefix_sum.rs:157
        if ((local_invocation_index >> 5u) == 6u) { // prefix_sum.rs:154
            lower = carry; // prefix_sum.rs:155
        }
        carry = bitcast<f32>(bitcast<u32>(carry + subgroup_sums[6u]) ^ hidden_zero); // prefix_sum.rs:157
        if ((local_invocation_index >> 5u) == 7u) { // prefix_sum.rs:154
            lower = carry; // prefix_sum.rs:155
        }
        carry = bitcast<f32>(bitcast<u32>(carry + subgroup_sums[7u]) ^ hidden_zero); // prefix_sum.rs:157
        let before = bitcast<f32>(bitcast<u32>(lower + lower_lanes) ^ hidden_zero); // prefix_sum.rs:159
        if (first < imm.n_cols) { // prefix_sum.rs:162
            y[row * imm.n_cols + first] = before + own_sums_0; // prefix_sum.rs:163
        }
        if (first + 1u < imm.n_cols) { // prefix_sum.rs:162
            y[row * imm.n_cols + (first + 1u)] = before + own_sums_1; // prefix_sum.rs:163
        }
        if (first + 2u < imm.n_cols) { // prefix_sum.rs:162
            y[row * imm.n_cols + (first + 2u)] = before + own_sums_2; // prefix_sum.rs:163
        }
        if (first + 3u < imm.n_cols) { // prefix_sum.rs:162
            y[row * imm.n_cols + (first + 3u)] = before + own_sums_3; // prefix_sum.rs:163
        }
        workgroupBarrier(); // prefix_sum.rs:167
    }
}
