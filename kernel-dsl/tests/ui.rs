//! Misuse of `#[kernel]` and `#[device]` is a compile error at the author's span with advice.
//!
//! `TRYBUILD=overwrite cargo test -p kernel-dsl --test ui` accepts changed messages. Only failures are here, so that
//! dependencies are checked and not built once more; `author` compiles and runs the cases in `ui/pass`.

#[test]
fn misuse_is_refused_with_advice() {
    trybuild::TestCases::new().compile_fail("tests/ui/fail/*.rs");
}
