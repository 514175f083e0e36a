//! A device function has one end.

use kernel_dsl::prelude::*;

#[device]
fn case(a: f32) -> f32 {
    if a > 0.0 {
        return a;
    }
    a * 2.0
}

fn main() {}
