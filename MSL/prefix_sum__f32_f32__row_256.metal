#include <metal_stdlib>
using namespace metal;
#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

struct Immediates {
    uint n_cols;
};

uint shuffle_up_lane(uint lane, uint delta) {
    return delta > lane ? lane : lane - delta;
}

kernel void prefix_sum__f32_f32__row_256(
    constant Immediates& imm [[buffer(0)]],
    device const float* x [[buffer(1)]],
    device float* y [[buffer(2)]],
    uint3 workgroup_id [[threadgroup_position_in_grid]],
    uint local_invocation_index [[thread_index_in_threadgroup]]
) {
    threadgroup float subgroup_sums[8];
    const uint row = workgroup_id.x; // prefix_sum.rs:127
    float carry = 0.0f; // prefix_sum.rs:129
    for (uint block = 0u; block < imm.n_cols; block += 1024u) { // prefix_sum.rs:130
        const uint first = block + local_invocation_index * 4u; // prefix_sum.rs:131
        float own_sums_0 = 0.0f; // prefix_sum.rs:133
        float own_sums_1 = 0.0f;
        float own_sums_2 = 0.0f;
        float own_sums_3 = 0.0f;
        float sum = 0.0f; // prefix_sum.rs:134
        if (first < imm.n_cols) { // prefix_sum.rs:137
            sum = sum + x[row * imm.n_cols + first]; // prefix_sum.rs:138
        }
        own_sums_0 = sum; // prefix_sum.rs:140
        if (first + 1u < imm.n_cols) { // prefix_sum.rs:137
            sum = sum + x[row * imm.n_cols + (first + 1u)]; // prefix_sum.rs:138
        }
        own_sums_1 = sum; // prefix_sum.rs:140
        if (first + 2u < imm.n_cols) { // prefix_sum.rs:137
            sum = sum + x[row * imm.n_cols + (first + 2u)]; // prefix_sum.rs:138
        }
        own_sums_2 = sum; // prefix_sum.rs:140
        if (first + 3u < imm.n_cols) { // prefix_sum.rs:137
            sum = sum + x[row * imm.n_cols + (first + 3u)]; // prefix_sum.rs:138
        }
        own_sums_3 = sum; // prefix_sum.rs:140
        float sum_1 = sum; // reduce.rs:46
        const float below = simd_shuffle(sum_1, ushort(shuffle_up_lane(local_invocation_index & 31u, 1u))); // reduce.rs:51
        sum_1 = sum_1 + (((local_invocation_index & 31u) >= 1u) ? below : 0.0f); // reduce.rs:52
        const float below_1 = simd_shuffle(sum_1, ushort(shuffle_up_lane(local_invocation_index & 31u, 2u))); // reduce.rs:51
        sum_1 = sum_1 + (((local_invocation_index & 31u) >= 2u) ? below_1 : 0.0f); // reduce.rs:52
        const float below_2 = simd_shuffle(sum_1, ushort(shuffle_up_lane(local_invocation_index & 31u, 4u))); // reduce.rs:51
        sum_1 = sum_1 + (((local_invocation_index & 31u) >= 4u) ? below_2 : 0.0f); // reduce.rs:52
        const float below_3 = simd_shuffle(sum_1, ushort(shuffle_up_lane(local_invocation_index & 31u, 8u))); // reduce.rs:51
        sum_1 = sum_1 + (((local_invocation_index & 31u) >= 8u) ? below_3 : 0.0f); // reduce.rs:52
        const float below_4 = simd_shuffle(sum_1, ushort(shuffle_up_lane(local_invocation_index & 31u, 16u))); // reduce.rs:51
        sum_1 = sum_1 + (((local_invocation_index & 31u) >= 16u) ? below_4 : 0.0f); // reduce.rs:52
        const float inclusive = sum_1; // reduce.rs:54
        const float below_5 = simd_shuffle(inclusive, ushort(shuffle_up_lane(local_invocation_index & 31u, 1u))); // prefix_sum.rs:144
        const float lower_lanes = (((local_invocation_index & 31u) == 0u) ? 0.0f : below_5); // prefix_sum.rs:145
        if ((local_invocation_index & 31u) == 31u) { // prefix_sum.rs:146
            subgroup_sums[local_invocation_index >> 5u] = inclusive; // prefix_sum.rs:147
        }
        threadgroup_barrier(mem_flags::mem_threadgroup); // prefix_sum.rs:149
        float lower = carry; // prefix_sum.rs:151
        if ((local_invocation_index >> 5u) == 0u) { // prefix_sum.rs:154
            lower = carry; // prefix_sum.rs:155
        }
        carry = carry + subgroup_sums[0u]; // prefix_sum.rs:157
        if ((local_invocation_index >> 5u) == 1u) { // prefix_sum.rs:154
            lower = carry; // prefix_sum.rs:155
        }
        carry = carry + subgroup_sums[1u]; // prefix_sum.rs:157
        if ((local_invocation_index >> 5u) == 2u) { // prefix_sum.rs:154
            lower = carry; // prefix_sum.rs:155
        }
        carry = carry + subgroup_sums[2u]; // prefix_sum.rs:157
        if ((local_invocation_index >> 5u) == 3u) { // prefix_sum.rs:154
            lower = carry; // prefix_sum.rs:155
        }
        carry = carry + subgroup_sums[3u]; // prefix_sum.rs:157
        if ((local_invocation_index >> 5u) == 4u) { // prefix_sum.rs:154
            lower = carry; // prefix_sum.rs:155
        }
        carry = carry + subgroup_sums[4u]; // prefix_sum.rs:157
        if ((local_invocation_index >> 5u) == 5u) { // prefix_sum.rs:154
            lower = carry; // prefix_sum.rs:155
        }
        carry = carry + subgroup_sums[5u]; // prefix_sum.rs:157
        if ((local_invocation_index >> 5u) == 6u) { // prefix_sum.rs:154
            lower = carry; // prefix_sum.rs:155
        }
        carry = carry + subgroup_sums[6u]; // prefix_sum.rs:157
        if ((local_invocation_index >> 5u) == 7u) { // prefix_sum.rs:154
            lower = carry; // prefix_sum.rs:155
        }
        carry = carry + subgroup_sums[7u]; // prefix_sum.rs:157
        const float before = lower + lower_lanes; // prefix_sum.rs:159
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
        threadgroup_barrier(mem_flags::mem_threadgroup); // prefix_sum.rs:167
    }
}
