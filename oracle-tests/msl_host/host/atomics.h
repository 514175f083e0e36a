// Atomics. Fibres switch only at rendezvous, so plain accesses are atomic.
#pragma once

#include "host/vectors.h"

namespace metal {

struct atomic_uint {
    uint value;
};
struct atomic_int {
    int value;
};

enum memory_order { memory_order_relaxed };

// The type that an atomic holds.
template <typename A>
struct msl_host_value;
template <>
struct msl_host_value<atomic_uint> {
    typedef uint type;
};
template <>
struct msl_host_value<atomic_int> {
    typedef int type;
};

template <typename A>
inline typename msl_host_value<A>::type atomic_load_explicit(const A* place, memory_order) {
    return place->value;
}
inline void atomic_store_explicit(atomic_uint* place, uint value, memory_order) { place->value = value; }
inline void atomic_store_explicit(atomic_int* place, int value, memory_order) { place->value = value; }

// Sums wrap.
inline uint msl_host_sum(uint a, uint b) { return a + b; }
inline int msl_host_sum(int a, int b) { return int(uint(a) + uint(b)); }

#define MSL_HOST_ATOMIC(name, T, A, expression)               \
    inline T name(A* place, T operand, memory_order) {        \
        const T old = place->value;                           \
        place->value = expression;                            \
        return old;                                           \
    }
#define MSL_HOST_ATOMICS(name, expression)          \
    MSL_HOST_ATOMIC(name, uint, atomic_uint, expression) \
    MSL_HOST_ATOMIC(name, int, atomic_int, expression)

MSL_HOST_ATOMICS(atomic_exchange_explicit, operand)
MSL_HOST_ATOMICS(atomic_fetch_add_explicit, msl_host_sum(old, operand))
MSL_HOST_ATOMICS(atomic_fetch_min_explicit, operand < old ? operand : old)
MSL_HOST_ATOMICS(atomic_fetch_max_explicit, operand > old ? operand : old)
MSL_HOST_ATOMICS(atomic_fetch_and_explicit, old & operand)
MSL_HOST_ATOMICS(atomic_fetch_or_explicit, old | operand)
MSL_HOST_ATOMICS(atomic_fetch_xor_explicit, old ^ operand)
#undef MSL_HOST_ATOMICS
#undef MSL_HOST_ATOMIC

}  // namespace metal
