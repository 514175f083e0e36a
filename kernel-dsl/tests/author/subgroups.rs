//! Subgroup ops, native functions and matrix tiles.

use kernel_dsl::prelude::*;

#[kernel(workgroup_size(64), dispatch(n))]
fn exchange(#[shape(n)] x: In<f32>, #[shape(n)] y: Out<f32>) {
    let value = x[lane()];
    let total = subgroup_add(value);
    let swapped = shuffle_xor(value, 1) + shuffle(value, lane() ^ 3) + shuffle_up(value, 2) + shuffle_down(value, 4);
    let first = broadcast(subgroup_max(total), 0);
    let bits = subgroup_or(ballot(value > first));
    let all = subgroup_all(bits != 0) | subgroup_any(value < 0.0);
    if lane() == 0 && subgroup_id() == 1 {
        y[workgroup_id().x] = select(all, swapped, first);
    }
}

#[kernel(workgroup_size(32), dispatch(1), fast)]
fn tiles(#[shape(m, k)] a: In<f16>, #[shape(k, n)] b: In<f16>, #[shape(m, n)] c: Out<f32>) {
    let mut acc = tile_zero();
    for step in (0..k).step_by(16) {
        acc = tile_mul_add(a.load_tile_a(step, k), b.load_tile_b_transposed(step * n, n), acc);
    }
    c.store_tile(0, n, acc);
    c[300] = native::exp(2.0) / native::sqrt(3.0);
}

#[test]
fn subgroup_ops() {
    insta::assert_snapshot!(crate::text(&exchange("exchange").expect("builds")));
}

#[test]
fn tiles_and_native_functions() {
    insta::assert_snapshot!(crate::text(&tiles("tiles").expect("builds")));
}
