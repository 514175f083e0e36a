//! The mode that kernels are built in.
//!
//! A kernel says `strict` or `fast` in its header. [`in_mode`] builds a kernel that says `strict` as a fast one: its float
//! ops get the rounding `any`, device functions that ask [`is_fast`] take native functions, an explicit `fma` stays one.
//! What strictness costs is the difference between the two.
//!
//! Invariants: a fast kernel built from a strict one has the id of that one and [`FAST_SUFFIX`], so that caches never
//! take one for the other; a kernel that says `fast` is built as it says, whatever the mode around it.

use std::cell::Cell;

use super::builder::with_builder;
use crate::ir::Mode;

/// What the id of a kernel ends with that says `strict` and was built fast.
pub const FAST_SUFFIX: &str = "__fast";

thread_local! {
    static AROUND: Cell<Mode> = const { Cell::new(Mode::Strict) };
}

/// Runs `build` with strict kernels built in `mode`, on this thread and until it returns.
pub fn in_mode<R>(mode: Mode, build: impl FnOnce() -> R) -> R {
    /// Restores the mode also when the author's code panics.
    struct Restore(Mode);
    impl Drop for Restore {
        fn drop(&mut self) {
            AROUND.set(self.0);
        }
    }
    let _restore = Restore(AROUND.replace(mode));
    build()
}

/// Id and mode of a kernel whose header says `declared`.
pub(super) fn id_and_mode(kernel_id: &str, declared: Mode) -> (String, Mode) {
    match (declared, AROUND.get()) {
        (Mode::Strict, Mode::Fast) => (format!("{kernel_id}{FAST_SUFFIX}"), Mode::Fast),
        _ => (kernel_id.to_owned(), declared),
    }
}

/// Whether the kernel under construction is fast: a comptime value, for `#[comptime] if` in device functions.
///
/// # Panics
/// Outside of a kernel under construction.
pub fn is_fast() -> bool {
    with_builder(|builder| builder.kernel().mode) == Mode::Fast
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mode_ends_with_its_closure_even_by_a_panic() {
        let strict = ("k".to_owned(), Mode::Strict);
        assert_eq!(in_mode(Mode::Fast, || id_and_mode("k", Mode::Strict)), ("k__fast".to_owned(), Mode::Fast));
        assert_eq!(in_mode(Mode::Fast, || in_mode(Mode::Strict, || id_and_mode("k", Mode::Strict))), strict);
        let panicked = std::panic::catch_unwind(|| in_mode(Mode::Fast, || panic!("the author's")));
        assert!(panicked.is_err());
        assert_eq!(id_and_mode("k", Mode::Strict), strict);
    }

    #[test]
    fn a_kernel_that_says_fast_keeps_its_id() {
        for around in [Mode::Strict, Mode::Fast] {
            assert_eq!(in_mode(around, || id_and_mode("k", Mode::Fast)), ("k".to_owned(), Mode::Fast));
        }
    }
}
