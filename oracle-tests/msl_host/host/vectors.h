// Scalar type names and vectors of 2 to 4 components with x, y, z, w, constructors and operators.
// Sizes and alignments are Metal's: 3 components take the room of 4.
#pragma once

namespace metal {

typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;

template <typename T, int N>
struct vec;

template <typename T>
struct alignas(2 * sizeof(T)) vec<T, 2> {
    T x, y;
    vec() = default;
    explicit vec(T all) : x(all), y(all) {}
    vec(T x, T y) : x(x), y(y) {}
    template <typename U>
    explicit vec(vec<U, 2> v) : x(T(v.x)), y(T(v.y)) {}
};

template <typename T>
struct alignas(4 * sizeof(T)) vec<T, 3> {
    T x, y, z;
    vec() = default;
    explicit vec(T all) : x(all), y(all), z(all) {}
    vec(T x, T y, T z) : x(x), y(y), z(z) {}
    template <typename U>
    explicit vec(vec<U, 3> v) : x(T(v.x)), y(T(v.y)), z(T(v.z)) {}
};

template <typename T>
struct alignas(4 * sizeof(T)) vec<T, 4> {
    T x, y, z, w;
    vec() = default;
    explicit vec(T all) : x(all), y(all), z(all), w(all) {}
    vec(T x, T y, T z, T w) : x(x), y(y), z(z), w(w) {}
    template <typename U>
    explicit vec(vec<U, 4> v) : x(T(v.x)), y(T(v.y)), z(T(v.z)), w(T(v.w)) {}
};

typedef vec<bool, 2> bool2;
typedef vec<bool, 3> bool3;
typedef vec<bool, 4> bool4;
typedef vec<int, 2> int2;
typedef vec<int, 3> int3;
typedef vec<int, 4> int4;
typedef vec<uint, 2> uint2;
typedef vec<uint, 3> uint3;
typedef vec<uint, 4> uint4;
typedef vec<float, 2> float2;
typedef vec<float, 3> float3;
typedef vec<float, 4> float4;
typedef vec<ulong, 2> ulong2;

// Calls `f` component by component; R is the result's scalar.
template <typename R, typename T, typename F>
inline vec<R, 2> msl_host_map(F f, vec<T, 2> a) {
    return vec<R, 2>(f(a.x), f(a.y));
}
template <typename R, typename T, typename F>
inline vec<R, 3> msl_host_map(F f, vec<T, 3> a) {
    return vec<R, 3>(f(a.x), f(a.y), f(a.z));
}
template <typename R, typename T, typename F>
inline vec<R, 4> msl_host_map(F f, vec<T, 4> a) {
    return vec<R, 4>(f(a.x), f(a.y), f(a.z), f(a.w));
}
template <typename R, typename T, typename F>
inline vec<R, 2> msl_host_map(F f, vec<T, 2> a, vec<T, 2> b) {
    return vec<R, 2>(f(a.x, b.x), f(a.y, b.y));
}
template <typename R, typename T, typename F>
inline vec<R, 3> msl_host_map(F f, vec<T, 3> a, vec<T, 3> b) {
    return vec<R, 3>(f(a.x, b.x), f(a.y, b.y), f(a.z, b.z));
}
template <typename R, typename T, typename F>
inline vec<R, 4> msl_host_map(F f, vec<T, 4> a, vec<T, 4> b) {
    return vec<R, 4>(f(a.x, b.x), f(a.y, b.y), f(a.z, b.z), f(a.w, b.w));
}

#define MSL_HOST_BINARY(op)                                                       \
    template <typename T, int N>                                                  \
    inline vec<T, N> operator op(vec<T, N> a, vec<T, N> b) {                      \
        return msl_host_map<T>([](T x, T y) -> T { return T(x op y); }, a, b);    \
    }
#define MSL_HOST_COMPARE(op)                                                      \
    template <typename T, int N>                                                  \
    inline vec<bool, N> operator op(vec<T, N> a, vec<T, N> b) {                   \
        return msl_host_map<bool>([](T x, T y) -> bool { return x op y; }, a, b); \
    }

MSL_HOST_BINARY(+)
MSL_HOST_BINARY(-)
MSL_HOST_BINARY(*)
MSL_HOST_BINARY(/)
MSL_HOST_BINARY(%)
MSL_HOST_BINARY(&)
MSL_HOST_BINARY(|)
MSL_HOST_BINARY(^)
MSL_HOST_COMPARE(==)
MSL_HOST_COMPARE(!=)
MSL_HOST_COMPARE(<)
MSL_HOST_COMPARE(<=)
MSL_HOST_COMPARE(>)
MSL_HOST_COMPARE(>=)

#undef MSL_HOST_BINARY
#undef MSL_HOST_COMPARE

template <typename T, int N>
inline vec<T, N> operator~(vec<T, N> a) {
    return msl_host_map<T>([](T x) -> T { return T(~x); }, a);
}
template <int N>
inline vec<bool, N> operator!(vec<bool, N> a) {
    return msl_host_map<bool>([](bool x) -> bool { return !x; }, a);
}

}  // namespace metal
