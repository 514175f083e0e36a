//! The committed results of the complete sweeps, and what a page shows of them.

use std::fmt;
use std::path::{Path, PathBuf};

use kernel_dsl::ir::{Block, Expr, Kernel, StmtKind};
use kernel_dsl::pass::compile;
use kernel_dsl::target::Target;
use kernel_lib::kernels::unary::Function;

use crate::engine::kernel_of_id;
use crate::tally::Tally;

/// One line of the record.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    pub name: String,
    /// Largest error, four digits after the point.
    pub worst: String,
    /// Bits of its argument.
    pub worst_at: u32,
    pub n_inputs: u64,
    pub n_not_nearest: u64,
    /// Arithmetic, integer and select ops of one evaluation, all branches.
    pub n_ops: usize,
}

impl Record {
    pub fn new(function: Function, tally: &Tally) -> Record {
        Record {
            name: function.name().to_owned(),
            worst: format!("{:.4}", tally.worst),
            worst_at: tally.worst_at,
            n_inputs: tally.n_inputs,
            n_not_nearest: tally.n_not_nearest,
            n_ops: n_ops(function),
        }
    }

    fn parse(line: &str) -> Record {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [name, worst, worst_at, n_inputs, n_not_nearest, n_ops] = words[..] else { panic!("a record is `{line}`") };
        Record {
            name: name.to_owned(),
            worst: worst.to_owned(),
            worst_at: u32::from_str_radix(worst_at, 16).expect("bits in hexadecimal"),
            n_inputs: n_inputs.parse().expect("a number"),
            n_not_nearest: n_not_nearest.parse().expect("a number"),
            n_ops: n_ops.parse().expect("a number"),
        }
    }
}

impl Record {
    /// The cells of the page's row, from the bound to the number of ops.
    pub fn cells(&self, function: Function) -> [String; 5] {
        let worst = format!("{} at `{:08x}`", self.worst, self.worst_at);
        let counts = [self.n_not_nearest.to_string(), self.n_inputs.to_string(), self.n_ops.to_string()];
        let [n_not_nearest, n_inputs, n_ops] = counts;
        [function.max_ulps().to_string(), worst, n_not_nearest, n_inputs, n_ops]
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Record { name, worst, worst_at, n_inputs, n_not_nearest, n_ops } = self;
        write!(f, "{name} {worst} {worst_at:08x} {n_inputs} {n_not_nearest} {n_ops}")
    }
}

fn from_root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

/// The committed line of a function.
pub fn recorded(function: Function) -> Record {
    let text = std::fs::read_to_string(from_root("kernel-lib/tests/math_sweep.txt")).expect("the record is a file");
    let mut lines = text.lines().filter(|line| !line.starts_with('#'));
    let line = lines.find(|line| line.split(' ').next() == Some(function.name()));
    Record::parse(line.unwrap_or_else(|| panic!("no record of `{function}`; required: one line for each function")))
}

/// The row of a function in `docs/math.md`.
pub fn row_of_page(function: Function) -> Vec<String> {
    let text = std::fs::read_to_string(from_root("docs/math.md")).expect("the page is a file");
    let start = format!("| `{function}` |");
    let row = text.lines().find(|line| line.starts_with(&start));
    let row = row.unwrap_or_else(|| panic!("docs/math.md has no row `{start}`"));
    row.split('|').map(|cell| cell.trim().to_owned()).collect()
}

/// Ops of one evaluation, all branches counted: literals, bit casts, variables and memory are none.
fn n_ops(function: Function) -> usize {
    let kernel = kernel_of_id(&format!("unary__f32_f32__{function}_x4"));
    let kernel: Kernel = compile(&kernel, &Target::CPU).expect("is valid").into_inner();
    // Four evaluations; the few ops that find the place vanish in the division.
    count(&kernel.body) / 4
}

fn count(block: &Block) -> usize {
    let of_statement = |kind: &StmtKind| match kind {
        StmtKind::Let { expr, .. } => usize::from(matches!(
            expr,
            Expr::Unary(..) | Expr::Binary(..) | Expr::Ternary(..) | Expr::Select { .. } | Expr::Convert(..)
        )),
        StmtKind::If { then_block, else_block, .. } => count(then_block) + count(else_block),
        _ => 0,
    };
    block.iter().map(|statement| of_statement(&statement.kind)).sum()
}
