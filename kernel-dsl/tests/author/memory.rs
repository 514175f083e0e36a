//! Wide access, packed elements, conversions, arrays and atomics.

use kernel_dsl::prelude::*;

#[kernel(workgroup_size(32), dispatch(1))]
fn wide<T: Element<Scalar = f32>>(#[shape(n)] x: In<T>, #[shape(n)] y: Out<T>, #[shape(n)] z: Out<f32>) {
    let i = local_invocation_index() * 8;
    let values = x.load::<8>(i);
    y.store::<8>(i, values);
    z.store::<4>(i, [values[0], 0.0, values[7], 1.0]);
    y.store::<2>(0, x.load::<2>([2]));
    let words = x.words::<4>(4);
    z[0] = decode::<T>(words.w);
    z[1] = round_to::<T>(values[1]);
    z[2] = from_bits(encode::<T>(values[2]) << 16);
}

#[kernel(workgroup_size(32), dispatch(1))]
fn bytes(#[shape(n)] x: In<u8>, #[shape(n)] y: Out<i8>) {
    let pair = x.load::<2>(6);
    y.store::<4>(0, [pair[0] as i32, 1, 2, bitcast::<i32>(pair[1])]);
    y.store_words::<1>(3, dot4_u8(x.words::<1>(0), 0x0101_0101_u32));
    y[40] = dot4_i8(funnel_shr(pair[0], pair[1], 9), pair[0].reverse_bits());
}

#[kernel(workgroup_size(64), dispatch(1))]
fn arrays(#[shape(n)] counts: InOut<u32>) {
    let histogram = workgroup_array::<u32>(64);
    let vectors = workgroup_array::<Vec4<f32>>(16);
    let own = private_array::<i32>(4);
    let i = local_invocation_index();
    histogram[i] = 0;
    vectors[i / 4] = vec4(0.0, 1.0, 2.0, 3.0);
    workgroup_barrier();
    let old = histogram.atomic_add(counts[i] & 63, 1);
    vectors[i & 15].z += 1.0;
    own[old & 3] = 7;
    workgroup_barrier();
    counts.atomic_max(0, histogram[i].count_ones());
    counts[i + 1] = own[0] as u32 + vectors[3].z as u32;
    storage_barrier();
}

#[test]
fn wide_access_of_each_width() {
    insta::assert_snapshot!(crate::text(&wide::<bf16>("wide_bf16").expect("builds")));
}

#[test]
fn words_of_bytes() {
    insta::assert_snapshot!(crate::text(&bytes("bytes").expect("builds")));
}

#[test]
fn arrays_and_atomics() {
    insta::assert_snapshot!(crate::text(&arrays("arrays").expect("builds")));
}

#[test]
fn wide_access_is_limited_to_sixteen_bytes() {
    let error = wide::<f32>("wide_f32").expect_err("8 f32 are 32 bytes");
    assert!(error.to_string().contains("memory.rs:8:"), "{error}");
    let required = "a power of two up to 4, so that it is at most 16 bytes";
    assert_eq!(error.kind.to_string(), format!("an access to 8 elements of f32 at once; required: {required}"));
}
