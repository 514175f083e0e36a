//! The reciprocal and the root as devices compute them, against the CPU engine's own, over all arguments.

use kernel_dsl::pass::lower::quotient::{Form, write_quotients};
use kernel_lib::kernels::unary::Function;

use crate::engine::{Engine, Patterns, kernel_of_id};
use crate::id;

fn check(function: Function, form: Form) {
    let kernel = kernel_of_id(&id(function));
    let (own, lowered) = (Engine::new(&kernel), Engine::new(&write_quotients(kernel.clone(), form)));
    let patterns = Patterns::of_environment(&[]);
    let mut wrong = None;
    let compare = |batch: &[u32]| {
        let (own, lowered) = (own.run(batch, false), lowered.run(batch, false));
        (0..batch.len()).find(|&at| own[at] != lowered[at]).map(|at| [batch[at], own[at], lowered[at]])
    };
    patterns.for_each_batch(compare, |found| wrong = wrong.or(found));
    println!("{function} by {form:?}: {}", patterns.describe());
    assert_eq!(wrong, None, "{function} by {form:?}: the argument, its own result, and the lowered one");
}

macro_rules! sweeps {
    ($($test:ident: $function:ident, $form:ident;)*) => {$(
        #[test]
        fn $test() {
            check(Function::$function, Form::$form);
        }
    )*};
}

sweeps! {
    sweep_all_recip_by_fma: Recip, Fma;
    sweep_all_recip_by_integers: Recip, Integers;
    sweep_all_sqrt_by_fma: Sqrt, Fma;
    sweep_all_sqrt_by_integers: Sqrt, Integers;
}
