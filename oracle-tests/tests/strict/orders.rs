//! The order of a reduction turned into another one: the bytes differ from those of the canonical order, for a row's sum
//! and for a dot product, on every engine at hand. The canonical order gives the host's own bytes everywhere.

use std::sync::Arc;

use kernel_dsl::prelude::*;
use kernel_lib::common::dot::{butterfly_sum, canonical_dot, dot_piece};
use kernel_lib::common::piece::load_piece;
use oracle_tests::job::{Contents, Job};

use super::engines::device;
use super::turned_off::{float_job, numbers, on_cpu};

/// Rows, each reduced by 32 lanes.
const ROWS: u32 = 256;
const LANES: u32 = 32;
/// Elements of a row of the dot product: four pieces a lane.
const LENGTH: u32 = 1024;
const PIECE: u32 = 8;

/// How the partial results of 32 lanes are added.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Order {
    /// The ascending xor butterfly: the promise.
    Canonical,
    /// The butterfly from mask 16 down to 1.
    Descending,
    /// Lane after lane.
    Sequential,
}

/// The sum over 32 lanes in an order.
#[device]
fn sum_in_order(value: f32, #[comptime] order: Order) -> f32 {
    #[comptime]
    match order {
        Order::Canonical => subgroup_add(value),
        Order::Descending => {
            let mut sum = value;
            #[comptime]
            for step in 0..5 {
                #[comptime]
                let mask = 16_u32 >> step;
                sum += shuffle_xor(sum, mask);
            }
            sum
        }
        Order::Sequential => {
            let mut sum = broadcast(value, 0);
            #[comptime]
            for lane in 1..LANES {
                sum += broadcast(value, lane);
            }
            sum
        }
    }
}

/// `out[row] = sum of x[row, ..]`, a lane an element.
#[kernel(workgroup_size(LANES), dispatch(n_rows))]
fn row_sum(#[shape(n_elems)] x: In<f32>, #[shape(n_rows)] out: Out<f32>, #[comptime] order: Order) {
    let row = workgroup_id().x;
    let sum = sum_in_order(x[row * LANES + lane()], order);
    if lane() == 0 {
        out[row] = sum;
    }
}

/// `out[row] = x[row, ..] . weights[row, ..]`, the order of [`canonical_dot`] but for the lanes.
#[kernel(workgroup_size(LANES), dispatch(n_rows))]
fn row_dot(
    #[shape(n_elems)] x: In<f32>,
    #[shape(n_elems)] weights: In<f32>,
    #[shape(n_rows)] out: Out<f32>,
    #[comptime] order: Order,
) {
    let row = workgroup_id().x;
    let mut acc = 0.0;
    for step in 0..LENGTH / (PIECE * LANES) {
        let first = row * LENGTH + (step * LANES + lane()) * PIECE;
        acc = dot_piece(acc, load_piece::<f32>(x, first), load_piece::<f32>(weights, first));
    }
    let sum = sum_in_order(acc, order);
    if lane() == 0 {
        out[row] = sum;
    }
}

/// The last buffer of every engine at hand.
fn results(job: &Job) -> Vec<(String, Vec<f32>)> {
    let floats = |contents: &Contents| bytemuck::pod_collect_to_vec(&contents[contents.len() - 1]);
    let mut results = vec![("cpu".to_owned(), floats(&on_cpu(job)))];
    if let Some(device) = device("orders of a reduction") {
        let contents = device.run(job).unwrap_or_else(|error| panic!("{}: {error}", device.name()));
        results.push((device.name().to_owned(), floats(&contents)));
    }
    results
}

fn different_rows(expected: &[f32], found: &[f32]) -> usize {
    expected.iter().zip(found).filter(|(a, b)| a.to_bits() != b.to_bits()).count()
}

/// Every order against `expected`: the canonical one agrees, the others differ in most rows.
fn check(what: &str, expected: &[f32], job_in: impl Fn(Order) -> Job) {
    assert_eq!(expected.len(), ROWS as usize);
    for order in [Order::Canonical, Order::Descending, Order::Sequential] {
        for (engine, found) in results(&job_in(order)) {
            let different = different_rows(expected, &found);
            println!("{what}, {order:?}, {engine}: {different} of {ROWS} rows differ");
            if order == Order::Canonical {
                assert_eq!(different, 0, "{what} in the canonical order on {engine}: rows that differ");
            } else {
                assert!(
                    different > expected.len() / 2,
                    "{what}, {order:?}, {engine}: {different} of {ROWS} rows differ"
                );
            }
        }
    }
}

#[test]
fn another_order_of_a_sum_shows() {
    let x = numbers(10, ROWS * LANES);
    let rows = x.as_chunks::<{ LANES as usize }>().0;
    let expected: Vec<f32> = rows.iter().map(|row| butterfly_sum(*row)).collect();
    check("a row's sum", &expected, |order| {
        let kernel = row_sum(&format!("row_sum_{order:?}").to_lowercase(), order).expect("a kernel");
        float_job(&Arc::new(kernel), std::slice::from_ref(&x), ROWS)
    });
}

#[test]
fn another_order_of_a_dot_product_shows() {
    let (x, weights) = (numbers(11, ROWS * LENGTH), numbers(12, ROWS * LENGTH));
    let rows = |values: &[f32]| values.chunks(LENGTH as usize).map(<[f32]>::to_vec).collect::<Vec<_>>();
    let pairs = rows(&x).into_iter().zip(rows(&weights));
    let expected: Vec<f32> = pairs.map(|(x, weights)| canonical_dot(&x, &weights, PIECE as usize)).collect();
    check("a dot product", &expected, |order| {
        let kernel = row_dot(&format!("row_dot_{order:?}").to_lowercase(), order).expect("a kernel");
        float_job(&Arc::new(kernel), &[x.clone(), weights.clone()], ROWS)
    });
}
