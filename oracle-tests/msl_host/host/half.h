// `half` as its 16 bits; it becomes a float exactly. Arithmetic on it is not part of the subset.
#pragma once

#include "host/functions.h"

namespace metal {

struct half {
    ushort bits;
    half() = default;
    explicit operator float() const {
        const uint sign = uint(bits & 0x8000u) << 16u;
        const uint exponent = (bits >> 10u) & 31u;
        const uint fraction = bits & 0x3ffu;
        if (exponent == 0u) {
            // A multiple of 2^-24, exact in float.
            const float magnitude = float(fraction) * 0x1p-24f;
            return sign == 0u ? magnitude : -magnitude;
        }
        const uint wide = exponent == 31u ? 0xffu : exponent + 112u;
        return as_type<float>(sign | (wide << 23u) | (fraction << 13u));
    }
};

}  // namespace metal
