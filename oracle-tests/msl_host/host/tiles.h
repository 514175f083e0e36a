// Simdgroup matrices of 8x8. Every lane holds the whole matrix, and all lanes have to agree on where it lies.
#pragma once

#include "host/functions.h"
#include "host/half.h"
#include "host/workgroup.h"

namespace metal {

template <typename T, int Columns, int Rows>
struct simdgroup_matrix {
    static_assert(Columns == 8 && Rows == 8, "simdgroup matrices are 8x8");
    T at[Rows][Columns];
};

typedef simdgroup_matrix<half, 8, 8> simdgroup_half8x8;
typedef simdgroup_matrix<float, 8, 8> simdgroup_float8x8;

// Where a matrix lies: the same for all lanes.
struct msl_host_matrix_place {
    const void* from;
    ulong stride;
    ulong transposed;
};

inline void msl_host_agree(msl_host::Meeting meeting, msl_host_matrix_place place, ulong2 origin, int line) {
    if (origin.x != 0 || origin.y != 0) {
        msl_host::refuse("a matrix origin other than 0, 0", line);
    }
    msl_host::meet_lanes(meeting, line, &place, sizeof(place));
    if (msl_host::n_lanes() != msl_host::LANES) {
        msl_host::refuse("a matrix op in a simdgroup of fewer than 32 lanes", line);
    }
    if (__builtin_memcmp(&place, msl_host::lane_words(0), sizeof(place)) != 0) {
        msl_host::refuse("lanes that disagree on the place of a matrix", line);
    }
}

template <typename T, int Columns, int Rows>
inline simdgroup_matrix<T, Columns, Rows> make_filled_simdgroup_matrix(T value) {
    simdgroup_matrix<T, Columns, Rows> matrix;
    for (int row = 0; row < Rows; row += 1) {
        for (int column = 0; column < Columns; column += 1) {
            matrix.at[row][column] = value;
        }
    }
    return matrix;
}

template <typename T>
inline void simdgroup_load(simdgroup_matrix<T, 8, 8>& matrix, const T* from, ulong stride, ulong2 origin,
                           bool transposed, int line = __builtin_LINE()) {
    msl_host_agree(msl_host::MEET_MATRIX_LOAD, {from, stride, transposed}, origin, line);
    for (ulong row = 0; row < 8; row += 1) {
        for (ulong column = 0; column < 8; column += 1) {
            matrix.at[row][column] = transposed ? from[column * stride + row] : from[row * stride + column];
        }
    }
}

template <typename T>
inline void simdgroup_store(simdgroup_matrix<T, 8, 8> matrix, T* to, ulong stride, ulong2 origin, bool transposed,
                            int line = __builtin_LINE()) {
    msl_host_agree(msl_host::MEET_MATRIX_STORE, {to, stride, transposed}, origin, line);
    if (msl_host::own_lane() != 0) {
        return;
    }
    for (ulong row = 0; row < 8; row += 1) {
        for (ulong column = 0; column < 8; column += 1) {
            to[transposed ? column * stride + row : row * stride + column] = matrix.at[row][column];
        }
    }
}

// Each element in ascending order of the inner axis, product and sum rounded on their own.
inline void simdgroup_multiply_accumulate(simdgroup_float8x8& result, simdgroup_half8x8 a, simdgroup_half8x8 b,
                                          simdgroup_float8x8 addend, int line = __builtin_LINE()) {
    msl_host::meet_lanes(msl_host::MEET_MATRIX_MULTIPLY, line, nullptr, 0);
    for (int row = 0; row < 8; row += 1) {
        for (int column = 0; column < 8; column += 1) {
            float sum = addend.at[row][column];
            for (int inner = 0; inner < 8; inner += 1) {
                const float product = float(a.at[row][inner]) * float(b.at[inner][column]);
                sum = sum + product;
            }
            result.at[row][column] = sum;
        }
    }
}

}  // namespace metal
