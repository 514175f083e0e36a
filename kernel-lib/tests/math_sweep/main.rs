//! The portable mathematics over all arguments, against `f64`.
//!
//! `ESPALIER_SWEEP=all cargo test -p kernel-lib --test math_sweep -- --nocapture` sweeps all 2^32 arguments of each
//! function and prints the lines of `tests/math_sweep.txt`; without it a dense sample is compared with that file.

mod conversions;
mod engine;
mod forms;
mod record;
mod tally;

use kernel_dsl::ir::{Block, Const, Expr, StmtKind};
use kernel_lib::kernels::unary::Function;

use engine::{Engine, Patterns, kernel_of_id};
use record::{Record, recorded, row_of_page};
use tally::{Tally, sweep};

fn id(function: Function) -> String {
    format!("unary__f32_f32__{function}_x4")
}

fn check(function: Function) {
    let record = recorded(function);
    let patterns = Patterns::of_environment(&[record.worst_at]);
    let is_sample = matches!(patterns, Patterns::Sample(_));
    let tally = sweep(function, &Engine::of_id(&id(function)), &patterns, is_sample);
    let found = Record::new(function, &tally);
    println!("{function}: {}\n{found}\n| `{function}` | {} |", patterns.describe(), found.cells(function).join(" | "));
    assert_eq!(tally.failure, None);
    assert!(tally.worst <= function.max_ulps(), "{function}: {} ulps", tally.worst);
    assert_eq!(found.n_ops, record.n_ops, "{function}");
    if is_sample {
        // The worst argument that is recorded is in the sample, so the sample's worst is the recorded one.
        assert_eq!(found.worst, record.worst, "{function}");
        let complete = record.n_inputs == 1 << 32;
        assert!(
            !complete || tally.n_not_nearest <= record.n_not_nearest,
            "{function}: {} not nearest",
            tally.n_not_nearest
        );
    } else if tally.n_inputs >= record.n_inputs {
        assert_eq!(found, record, "a sweep as large as the recorded one, or larger");
    }
}

macro_rules! sweeps {
    ($($test:ident: $function:ident;)*) => {
        $(
            #[test]
            fn $test() {
                check(Function::$function);
            }
        )*

        #[test]
        fn every_function_is_swept() {
            assert_eq!([$(Function::$function),*], Function::ALL);
        }
    };
}

sweeps! {
    sweep_all_cos: Cos;
    sweep_all_erf: Erf;
    sweep_all_exp: Exp;
    sweep_all_exp2: Exp2;
    sweep_all_log: Log;
    sweep_all_log2: Log2;
    sweep_all_recip: Recip;
    sweep_all_rsqrt: Rsqrt;
    sweep_all_sigmoid: Sigmoid;
    sweep_all_sin: Sin;
    sweep_all_softplus: Softplus;
    sweep_all_sqrt: Sqrt;
    sweep_all_tanh: Tanh;
}

#[test]
fn the_page_shows_the_record() {
    for &function in Function::ALL {
        let (record, row) = (recorded(function), row_of_page(function));
        assert_eq!(row[2..7], record.cells(function), "{function}");
    }
}

/// Adds 1024 units in the last place to each literal `coefficient` of a block; gives their number.
fn perturb(block: &mut Block, coefficient: f32) -> usize {
    let mut n_changed = 0;
    for statement in block {
        match &mut statement.kind {
            StmtKind::Let { expr: Expr::Const(Const::F32(bits)), .. } if *bits == coefficient.to_bits() => {
                *bits += 1024;
                n_changed += 1;
            }
            StmtKind::If { then_block, else_block, .. } => {
                n_changed += perturb(then_block, coefficient) + perturb(else_block, coefficient);
            }
            _ => {}
        }
    }
    n_changed
}

/// The control: each of these literals, moved by 2^-13 of itself, has to be caught.
#[test]
fn a_perturbed_coefficient_is_caught() {
    let coefficients = [
        (Function::Cos, 4.166_664_6e-2),
        (Function::Erf, 1.128_315_6e-1),
        (Function::Erf, 1.047_202_6e-1),
        (Function::Exp, 4.166_646_5e-2),
        (Function::Exp2, 9.618_483e-3),
        (Function::Log, 1.420_955_7e-1),
        (Function::Log2, 3.122_284e-4),
        (Function::Sigmoid, 1.666_666_7e-1),
        (Function::Sin, 8.333_38e-3),
        (Function::Sin, 4.837_513e-4),
        (Function::Softplus, 2.000_222_4e-1),
        (Function::Tanh, 1.332_432_3e-1),
    ];
    for (function, coefficient) in coefficients {
        let mut kernel = kernel_of_id(&id(function));
        assert!(perturb(&mut kernel.body, coefficient) >= 4, "{function} has no literal {coefficient:e}");
        let tally: Tally = sweep(function, &Engine::new(&kernel), &Patterns::sample(&[]), false);
        let caught = tally.failure.is_some() || tally.worst > function.max_ulps();
        assert!(caught, "{function} with another {coefficient:e}: {} ulps", tally.worst);
    }
}
