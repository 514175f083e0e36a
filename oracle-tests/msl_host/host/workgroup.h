// What kernels and their launcher share: rendezvous of the running workgroup's invocations, and the list of kernels.
#pragma once

#include "host/vectors.h"

namespace msl_host {

// Invocations that meet have to meet at the same op, in the same line of the kernel's text.
enum Meeting {
    MEET_THREADGROUP_BARRIER,
    MEET_SIMDGROUP_BARRIER,
    MEET_SHUFFLE,
    MEET_VOTE,
    MEET_MATRIX_LOAD,
    MEET_MATRIX_STORE,
    MEET_MATRIX_MULTIPLY,
};

const unsigned LANES = 32;

// Waits for all invocations of the workgroup.
void meet_workgroup(Meeting meeting, int line);

// Waits for all lanes of the invocation's simdgroup. Each lane gives up to 32 bytes, which stay
// readable by `lane_words` until the lane that reads meets again.
void meet_lanes(Meeting meeting, int line, const void* bytes, unsigned n_bytes);
// What a lane gave at the last meeting; reports an error for a lane that the workgroup does not have.
const unsigned* lane_words(unsigned lane);
// Lanes of this invocation's simdgroup, and its own.
unsigned n_lanes();
unsigned own_lane();
// Ends the run with a message about the invocation at hand.
[[noreturn]] void refuse(const char* what, int line);

// Fills workgroup memory with a pattern, once in each workgroup.
void poison(void* memory, unsigned long n_bytes);

// What a kernel is called with.
struct Arguments {
    void* const* buffers;
    metal::uint3 threadgroup_position_in_grid;
    metal::uint3 threadgroups_per_grid;
    metal::uint3 thread_position_in_threadgroup;
    metal::uint3 thread_position_in_grid;
    metal::uint thread_index_in_threadgroup;
};

// A buffer argument takes the type of the parameter that it is given to.
struct Pointer {
    void* memory;
    template <typename T>
    operator T*() const {
        return static_cast<T*>(memory);
    }
};
struct Reference {
    const void* memory;
    template <typename T>
    operator const T&() const {
        return *static_cast<const T*>(memory);
    }
};

typedef void (*Call)(const Arguments&);

// A kernel, found by the hash of its text.
struct Entry {
    unsigned long key;
    Call call;
    unsigned n_buffers;
    const Entry* next;
    Entry(unsigned long key, Call call, unsigned n_buffers);
};

}  // namespace msl_host
