//! Sums of a workgroup on their way out: one column of y for each subgroup, several rows.
//!
//! Invariants: `results` holds row after row, the subgroups' columns side by side; a barrier stands between its writing and this.

use kernel_dsl::prelude::*;

/// How many columns of y an invocation writes at a time, and for how many rows and subgroups.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ResultTile {
    /// Rows of y.
    pub tile_m: u32,
    /// Subgroups of the workgroup, a multiple of 4: columns of y.
    pub subgroups: u32,
    /// Whether four columns are written at a time: whole words whatever the type, for a number of columns that is a multiple of 4.
    pub in_fours: bool,
}

/// Writes the workgroup's sums for the rows of `y` from `first_m` on.
#[device]
pub fn store_results<T: Element<Scalar = f32>>(
    #[comptime] y: Out<T>,
    #[comptime] results: WorkgroupArray<f32>,
    first_m: u32,
    #[comptime] tile: ResultTile,
) {
    #[comptime]
    let (width, subgroups) = (if tile.in_fours { 4 } else { 1 }, tile.subgroups);
    let part = local_invocation_index();
    let row = first_m + part / (subgroups / width);
    let column = workgroup_id().x * subgroups + part % (subgroups / width) * width;
    if part < tile.tile_m * (subgroups / width) && row < y.dim(0) && column < y.dim(1) {
        let place = y.offset([row, column]);
        #[comptime]
        if tile.in_fours {
            y.store::<4>(
                place,
                [results[part * 4], results[part * 4 + 1], results[part * 4 + 2], results[part * 4 + 3]],
            );
        } else {
            y[place] = results[part];
        }
    }
}
