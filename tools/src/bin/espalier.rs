//! `espalier`: devices, kernels, checks and benchmarks from the command line.

fn main() {}
