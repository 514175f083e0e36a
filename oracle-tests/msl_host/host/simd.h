// Barriers, lane exchanges and votes. `line` is the caller's, so that a divergent meeting can be told.
#pragma once

#include "host/workgroup.h"

namespace metal {

enum class mem_flags { mem_none, mem_device, mem_threadgroup };

inline void threadgroup_barrier(mem_flags, int line = __builtin_LINE()) {
    msl_host::meet_workgroup(msl_host::MEET_THREADGROUP_BARRIER, line);
}

inline void simdgroup_barrier(mem_flags, int line = __builtin_LINE()) {
    msl_host::meet_lanes(msl_host::MEET_SIMDGROUP_BARRIER, line, nullptr, 0);
}

template <typename T>
inline T simd_shuffle(T value, ushort lane, int line = __builtin_LINE()) {
    msl_host::meet_lanes(msl_host::MEET_SHUFFLE, line, &value, sizeof(T));
    T other;
    __builtin_memcpy(&other, msl_host::lane_words(lane), sizeof(T));
    return other;
}

template <typename T>
inline T simd_shuffle_xor(T value, ushort mask, int line = __builtin_LINE()) {
    return simd_shuffle(value, ushort(msl_host::own_lane() ^ mask), line);
}

struct simd_vote {
    ulong lanes;
    explicit operator ulong() const { return lanes; }
};

inline simd_vote simd_ballot(bool vote, int line = __builtin_LINE()) {
    const uint own = vote ? 1u : 0u;
    msl_host::meet_lanes(msl_host::MEET_VOTE, line, &own, sizeof(own));
    ulong lanes = 0;
    for (unsigned lane = 0; lane < msl_host::n_lanes(); lane += 1) {
        lanes |= ulong(*msl_host::lane_words(lane)) << lane;
    }
    return simd_vote{lanes};
}

inline bool simd_any(bool vote, int line = __builtin_LINE()) { return ulong(simd_ballot(vote, line)) != 0; }

inline bool simd_all(bool vote, int line = __builtin_LINE()) { return ulong(simd_ballot(!vote, line)) == 0; }

}  // namespace metal
