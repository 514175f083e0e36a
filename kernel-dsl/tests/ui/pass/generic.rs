//! Kernels and device functions are generic over elements, numbers and ordinary values.

use kernel_dsl::prelude::*;

#[derive(Clone, Copy)]
pub struct Tile {
    pub rows: u32,
    pub cols: u32,
}

#[device]
fn read_as<T: Element, const N: usize>(x: In<T>, index: u32, #[comptime] negate: bool) -> [T::Scalar; N]
where
    T::Scalar: kernel_dsl::build::value::Signed,
{
    let values = x.load::<N>(index);
    #[comptime]
    if negate { [-values[0]; N] } else { values }
}

/// Copies with a sign.
#[kernel(workgroup_size(tile.cols, tile.rows), dispatch(div_ceil(n, tile.cols * 4), 1), mode(mode))]
pub fn copy<T: Element<Scalar = f32>, U>(
    #[shape(n)] x: In<T>,
    /// Where to.
    #[shape(n)]
    y: Out<U>,
    #[comptime] tile: Tile,
    #[comptime] mode: Mode,
) where
    U: Element<Scalar = f32>,
{
    #[comptime]
    let Tile { cols, .. } = tile;
    let i = (workgroup_id().x * cols + local_invocation_id().x) * 4;
    #[comptime]
    assert!(cols > 0);
    #[comptime]
    let negate = cols > 8;
    y.store::<4>(i, read_as::<T, 4>(x, i, negate));
}

pub fn main() {
    let tile = Tile { rows: 2, cols: 16 };
    let kernel = copy::<bf16, f32>("copy", tile, Mode::Fast).expect("builds");
    assert_eq!(kernel.workgroup_size, [16, 2, 1]);
    assert_eq!(kernel.mode, Mode::Fast);
    let CopyArgs { x, y } = CopyArgs { x: 1, y: 2 };
    assert_eq!((x, y), (1, 2));
}
