// as_type, and the functions of numbers that the emitter calls. Rounding is that of the host's IEEE arithmetic.
#pragma once

#include "host/vectors.h"

namespace metal {

template <typename To, typename From>
inline To as_type(From from) {
    static_assert(sizeof(To) == sizeof(From), "as_type needs types of one size");
    static_assert(__is_trivially_copyable(To) && __is_trivially_copyable(From), "as_type needs plain bits");
    To to;
    __builtin_memcpy(&to, &from, sizeof(to));
    return to;
}

// One function of floats, on scalars and by component.
#define MSL_HOST_FLOAT(name, expression)                                  \
    inline float name(float x) { return expression; }                     \
    template <int N>                                                      \
    inline vec<float, N> name(vec<float, N> a) {                          \
        return msl_host_map<float>([](float x) { return expression; }, a); \
    }

MSL_HOST_FLOAT(floor, __builtin_floorf(x))
MSL_HOST_FLOAT(ceil, __builtin_ceilf(x))
MSL_HOST_FLOAT(trunc, __builtin_truncf(x))
MSL_HOST_FLOAT(rint, __builtin_rintf(x))

// Native functions of fast kernels.
MSL_HOST_FLOAT(sqrt, __builtin_sqrtf(x))
MSL_HOST_FLOAT(rsqrt, 1.0f / __builtin_sqrtf(x))
MSL_HOST_FLOAT(exp, __builtin_expf(x))
MSL_HOST_FLOAT(exp2, __builtin_exp2f(x))
MSL_HOST_FLOAT(log, __builtin_logf(x))
MSL_HOST_FLOAT(log2, __builtin_log2f(x))
MSL_HOST_FLOAT(sin, __builtin_sinf(x))
MSL_HOST_FLOAT(cos, __builtin_cosf(x))
MSL_HOST_FLOAT(tanh, __builtin_tanhf(x))
#undef MSL_HOST_FLOAT

inline float fma(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
inline float2 fma(float2 a, float2 b, float2 c) { return float2(fma(a.x, b.x, c.x), fma(a.y, b.y, c.y)); }
inline float3 fma(float3 a, float3 b, float3 c) {
    return float3(fma(a.x, b.x, c.x), fma(a.y, b.y, c.y), fma(a.z, b.z, c.z));
}
inline float4 fma(float4 a, float4 b, float4 c) {
    return float4(fma(a.x, b.x, c.x), fma(a.y, b.y, c.y), fma(a.z, b.z, c.z), fma(a.w, b.w, c.w));
}

// One function of 32-bit integers: the result has the operand's type.
#define MSL_HOST_INTEGER(name, expression)                                  \
    inline uint name(uint x) { return uint(expression); }                   \
    inline int name(int i) {                                                \
        const uint x = uint(i);                                             \
        return int(uint(expression));                                       \
    }                                                                       \
    template <typename T, int N>                                            \
    inline vec<T, N> name(vec<T, N> a) {                                    \
        return msl_host_map<T>([](T x) { return name(x); }, a);             \
    }

MSL_HOST_INTEGER(popcount, __builtin_popcount(x))
MSL_HOST_INTEGER(clz, x == 0u ? 32 : __builtin_clz(x))

inline uint msl_host_reverse(uint x) {
    uint reversed = 0u;
    for (int bit = 0; bit < 32; bit += 1) {
        reversed |= ((x >> bit) & 1u) << (31 - bit);
    }
    return reversed;
}
MSL_HOST_INTEGER(reverse_bits, msl_host_reverse(x))
#undef MSL_HOST_INTEGER

}  // namespace metal
