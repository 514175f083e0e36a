//! What must not pass: each fault is put into a text that is right, and has to be reported for what it is.

use kernel_dsl::contract::{Launch, TensorLayout, bind};
use kernel_dsl::emit::emit;
use kernel_dsl::ir::Elem;
use kernel_dsl::pass::compile;
use kernel_dsl::prelude::*;
use kernel_dsl::target::Target;
use kernel_dsl::validate::ValidKernel;
use oracle_tests::msl_host::{Compiler, Host, HostKernel, MslHostError, MslText};

use super::Answer;

/// Numbers of the launch: two workgroups, the last not full.
const LEN: u32 = 100;

/// What is asked.
pub(super) type Question = fn(&Compiler) -> Answer;

/// All questions.
pub(super) const ALL: [(&str, Question); 9] = [
    ("the_right_text_passes", right),
    ("divergent_workgroup_barrier", divergent_barrier),
    ("divergent_subgroup_op", divergent_vote),
    ("barriers_of_different_lines", different_lines),
    ("missing_barrier", missing_barrier),
    ("unwritten_workgroup_memory", unwritten),
    ("store_past_a_buffer", past_the_end),
    ("crash", crash),
    ("text_outside_of_the_subset", outside),
];

/// Turns each workgroup's 64 numbers around through workgroup memory; missing ones count as 0.
#[kernel(workgroup_size(64), dispatch(div_ceil(n, 64)))]
fn turn_around(#[shape(n)] x: In<u32>, #[shape(n)] y: Out<u32>) {
    let kept = workgroup_array::<u32>(64);
    let index = global_invocation_id().x;
    let place = local_invocation_index();
    let mut own = 0;
    if index < n {
        own = x[index];
    }
    kept[place] = own;
    workgroup_barrier();
    if index < n {
        y[index] = kept[63 - place];
    }
}

const STORE: &str = "    kept[";
const BARRIER: &str = "    threadgroup_barrier(mem_flags::mem_threadgroup);";

struct Subject {
    kernel: ValidKernel,
    text: String,
    launch: Launch,
    contents: Vec<Vec<u8>>,
    expected: Vec<u8>,
}

fn subject() -> Result<Subject, Box<dyn std::error::Error>> {
    let kernel = compile(&turn_around("turn_around")?, &Target::MSL)?;
    let text = emit(&kernel, &Target::MSL)?.text;
    let layout = TensorLayout::row_major(Elem::U32, &[LEN]);
    let launch = bind(&kernel, &[layout.clone(), layout.clone()], &[], u32::MAX)?;
    let numbers = |number: &dyn Fn(u32) -> u32| (0..LEN).flat_map(|i| number(i).to_le_bytes()).collect::<Vec<u8>>();
    let fill = |mut bytes: Vec<u8>| {
        bytes.resize(layout.span_bytes() as usize, 0);
        bytes
    };
    let contents = vec![fill(numbers(&|i| i + 1)), fill(numbers(&|_| 0))];
    let expected = numbers(&|i| {
        let from = i / 64 * 64 + 63 - i % 64;
        if from < LEN { from + 1 } else { 0 }
    });
    Ok(Subject { kernel, text, launch, contents, expected })
}

impl Subject {
    /// Runs a changed text; whether the numbers are right.
    fn run(&self, compiler: &Compiler, text: &str) -> Result<bool, MslHostError> {
        let host = Host::new(compiler, &[HostKernel { kernel: &self.kernel, text }])?;
        let found = host.run(0, &self.launch, &self.contents)?;
        Ok(found[1][..self.expected.len()] == self.expected)
    }

    /// The text with `new` in the place of `old`, which it has once or twice.
    fn with(&self, old: &str, new: &str) -> Result<String, String> {
        if !self.text.contains(old) {
            return Err(format!("no `{old}` in\n{}", self.text));
        }
        Ok(self.text.replace(old, new))
    }
}

/// Expects the fault of a changed text.
fn reported(compiler: &Compiler, old: &str, new: &str, is_it: fn(&MslHostError) -> bool) -> Answer {
    let subject = subject()?;
    match subject.run(compiler, &subject.with(old, new)?) {
        Err(error) if is_it(&error) => Ok(format!("reported: {error}")),
        Err(error) => Err(format!("reported as something else: {error}").into()),
        Ok(right) => Err(format!("not reported; numbers right: {right}").into()),
    }
}

fn is_rendezvous(error: &MslHostError) -> bool {
    matches!(error, MslHostError::Rendezvous { .. })
}

fn right(compiler: &Compiler) -> Answer {
    let subject = subject()?;
    if subject.run(compiler, &subject.text)? { Ok("numbers are right".into()) } else { Err("wrong numbers".into()) }
}

fn divergent_barrier(compiler: &Compiler) -> Answer {
    let guarded = format!("    if (local_invocation_index < 7u) {{\n    {BARRIER}\n    }}");
    reported(compiler, BARRIER, &guarded, is_rendezvous)
}

fn divergent_vote(compiler: &Compiler) -> Answer {
    let guarded = format!("    if (local_invocation_index != 40u && simd_any(true)) {{\n    }}\n{BARRIER}");
    reported(compiler, BARRIER, &guarded, is_rendezvous)
}

fn different_lines(compiler: &Compiler) -> Answer {
    let twice = format!("    if (local_invocation_index < 32u) {{\n{BARRIER}\n    }} else {{\n{BARRIER}\n    }}");
    reported(compiler, BARRIER, &twice, is_rendezvous)
}

/// No report is possible, but the numbers must be wrong: invocations do not run in order of their index.
fn missing_barrier(compiler: &Compiler) -> Answer {
    let subject = subject()?;
    let text = subject.with(BARRIER, "")?;
    if subject.run(compiler, &text)? { Err("right without a barrier".into()) } else { Ok("numbers are wrong".into()) }
}

/// Workgroup memory does not keep what the workgroup before left, or zeros.
fn unwritten(compiler: &Compiler) -> Answer {
    let subject = subject()?;
    let guard = "    if (workgroup_id.x == 1u) kept[";
    let text = subject.with(STORE, guard)?;
    let text = if text.contains("uint3 workgroup_id [[") {
        text
    } else {
        let first = "    device const uint* ";
        text.replacen(first, &format!("    uint3 workgroup_id [[threadgroup_position_in_grid]],\n{first}"), 1)
    };
    let host = Host::new(compiler, &[HostKernel { kernel: &subject.kernel, text: &text }])?;
    let found = host.run(0, &subject.launch, &subject.contents)?;
    let words: Vec<u32> = found[1].as_chunks::<4>().0.iter().map(|word| u32::from_le_bytes(*word)).collect();
    let kept = words[..64].iter().filter(|word| **word != oracle_tests::job::POISON).count();
    if kept == 0 { Ok("64 words are poison".into()) } else { Err(format!("{kept} of 64 words are no poison").into()) }
}

fn past_the_end(compiler: &Compiler) -> Answer {
    let after = format!("    y[{}u] = 1u;\n{BARRIER}", LEN.next_multiple_of(4));
    reported(compiler, BARRIER, &after, |error| matches!(error, MslHostError::Refused { .. }))
}

fn crash(compiler: &Compiler) -> Answer {
    let after = format!("    __builtin_trap();\n{BARRIER}");
    reported(compiler, BARRIER, &after, |error| matches!(error, MslHostError::Crash { .. }))
}

fn outside(compiler: &Compiler) -> Answer {
    let after = format!("    quadgroup_barrier(mem_flags::mem_none);\n{BARRIER}");
    reported(
        compiler,
        BARRIER,
        &after,
        |error| matches!(error, MslHostError::Compile { message, .. } if message.contains("turn_around.msl")),
    )?;
    let missing = Compiler::named("no-such-compiler", std::path::Path::new("unused"));
    if !matches!(missing, Err(MslHostError::NoCompiler { .. })) {
        return Err("a missing compiler is not reported".into());
    }
    let headless = MslText::parse("turn_around", "void turn_around() {}");
    if !matches!(headless, Err(MslHostError::Text { .. })) {
        return Err("text without an entry point is not reported".into());
    }
    Ok("refused".into())
}
