//! `espalier`: devices, kernels, checks and benchmarks from the command line. See `cli` in the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    espalier::cli::main()
}
