//! Long chains of single-use values: the text stays flat enough for every compiler.

use kernel_dsl::build::Builder;
use kernel_dsl::emit::{emit, naga_check, spirv};
use kernel_dsl::ir::{BinaryOp, Const, Expr, Kernel, Rounding, Scalar, UnaryOp, ValueId};
use kernel_dsl::pass::compile;
use kernel_dsl::target::{Language, Limits, Target};
use oracle_tests::msl_host::MslText;

use super::engines::{HERE, compiler, elementwise};

const LINKS: u32 = 10_000;
/// Parentheses around parentheses that a line may have.
const DEEPEST: usize = 20;

/// A chain of `link` from a word to a word.
fn chain(
    name: &str,
    start: impl Fn(&mut Builder, ValueId) -> ValueId,
    link: impl Fn(&mut Builder, ValueId) -> ValueId,
    end: impl Fn(&mut Builder, ValueId) -> ValueId,
) -> Kernel {
    elementwise(name, [1, 1], |b, words| {
        let mut value = start(b, words[0]);
        for _ in 0..LINKS {
            value = link(b, value);
        }
        vec![end(b, value)]
    })
}

fn chains() -> Vec<Kernel> {
    let same = |_: &mut Builder, value: ValueId| value;
    let to = |scalar: Scalar| move |b: &mut Builder, value: ValueId| b.eval(HERE, Expr::Bitcast(scalar, value));
    let unary = |op: UnaryOp| move |b: &mut Builder, x: ValueId| b.eval(HERE, Expr::Unary(op, Rounding::Exact, x));
    let truth = |b: &mut Builder, x: ValueId| {
        let zero = b.constant(HERE, Const::U32(0));
        b.eval(HERE, Expr::Binary(BinaryOp::Eq, Rounding::Exact, x, zero))
    };
    let add = |b: &mut Builder, x: ValueId| b.eval(HERE, Expr::Binary(BinaryOp::Add, Rounding::Rn, x, x));
    let vector = |b: &mut Builder, x: ValueId| {
        let part = b.eval(HERE, Expr::Extract(x, 1));
        b.eval(HERE, Expr::Construct(vec![part, part]))
    };
    vec![
        chain("complements", same, unary(UnaryOp::BitNot), same),
        chain("signs", to(Scalar::F32), unary(UnaryOp::Neg), to(Scalar::U32)),
        chain("nots", truth, unary(UnaryOp::Not), |b, x| b.eval(HERE, Expr::Convert(Scalar::U32, x))),
        chain("sums", to(Scalar::F32), add, to(Scalar::U32)),
        chain(
            "vectors",
            |b, x| b.eval(HERE, Expr::Construct(vec![x, x])),
            vector,
            |b, x| b.eval(HERE, Expr::Extract(x, 0)),
        ),
    ]
}

fn deepest(text: &str) -> usize {
    let (mut depth, mut deepest) = (0_usize, 0);
    for line in text.lines() {
        let mut prefixes = 0;
        for letter in line.chars() {
            match letter {
                '(' => depth += 1,
                ')' => depth = depth.saturating_sub(1),
                '~' | '!' | '-' => prefixes += 1,
                _ => {}
            }
            deepest = deepest.max(depth + prefixes);
        }
    }
    deepest
}

#[test]
fn long_chains_stay_flat() {
    let mut texts = Vec::new();
    for kernel in chains() {
        for target in [Target::WGSL, Target::BROWSER, Target::MSL] {
            // Fences are statements too.
            let target = Target { limits: Limits { statements: 100_000, ..target.limits }, ..target };
            let compiled = compile(&kernel, &target).expect("valid");
            let text = emit(&compiled, &target).expect("text").text;
            let (found, language) = (deepest(&text), target.language.name());
            assert!(found <= DEEPEST, "{} in {language}: {found} deep; required: {DEEPEST}", kernel.name);
            match target.language {
                Language::Wgsl => drop(spirv::from_wgsl(&text, &kernel.name).expect("naga translates it")),
                Language::BrowserWgsl => naga_check(&text).expect("naga takes it"),
                _ => texts.push(MslText::parse(&kernel.name, &text).expect("the usual form")),
            }
        }
    }
    if let Some(compiler) = compiler() {
        compiler.check(&texts).expect("the compiler takes them");
    }
}
