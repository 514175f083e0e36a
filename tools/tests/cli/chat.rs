//! `espalier chat`, driven through a pipe.

use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use crate::run::{command, failed, failure, with_input};

const CHAT: [&str; 3] = ["chat", "--adapter", "cpu"];

/// Standard output and standard error.
fn talk(extra: &[&str], input: &str) -> (String, String) {
    let output = with_input(&[&CHAT[..], extra].concat(), input);
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    let (out, err) = (text(output.stdout), text(output.stderr));
    assert!(output.status.success(), "{err}");
    (out, err)
}

#[test]
fn answers_come_line_by_line_and_go_on_from_what_is_known() {
    let (out, err) = talk(&["--stats"], "What is 8 times 7?\n\nWhat is 3 plus 4?\n");
    assert_eq!(out, "8 * 7 = 56.\n3 + 4 = 7.\n");
    let stats: Vec<&str> = err.lines().filter(|line| line.starts_with("prompt ")).collect();
    assert_eq!(stats.len(), 2, "{err}");
    assert!(stats[0].starts_with("prompt 20 tokens, 0 known; first after "), "{err}");
    assert!(stats[1].contains(" tokens, 13 known; first after "), "{err}");
    assert!(!err.contains('\x1b'), "no codes where no terminal is: {err}");
}

#[test]
fn commands_are_obeyed() {
    let input = "/help\n/nothing\n/system You are a helpful cat.\nWhat is 8 times 7?\n/think\n/reset\n\
        What is 8 times 7?\n/think\n/quit\nWhat is 3 plus 4?\n";
    let (out, err) = talk(&["--stats"], input);
    assert_eq!(out.lines().filter(|line| line.contains("56")).count(), 2, "{out}");
    assert!(!out.contains("3 + 4"), "nothing after /quit: {out}");
    for said in ["/system TEXT", "no command `/nothing`; /help lists them", "thinking is on", "thinking is off"] {
        assert!(err.contains(said), "{said}: {err}");
    }
    // The thought, beside the answer; the second question starts over.
    assert!(err.contains("8"), "{err}");
    let known: Vec<bool> = err.lines().filter(|l| l.starts_with("prompt ")).map(|l| l.contains(", 0 known")).collect();
    assert_eq!(known.len(), 2, "{err}");
    assert!(known[0], "{err}");
}

#[test]
fn a_seed_gives_the_same_conversation() {
    let options = ["--temperature", "1.3", "--seed", "5", "--max-tokens", "12"];
    let input = "Tell me a story.\nTell me a story.\n";
    let [first, second] = [0, 1].map(|_| talk(&options, input).0);
    assert_eq!(first, second);
    let (_, err) = talk(&["--temperature", "1.3", "--max-tokens", "2"], "Hello\n");
    assert!(
        err.lines().any(|line| line.strip_prefix("seed ").is_some_and(|seed| seed.parse::<u64>().is_ok())),
        "{err}"
    );
    assert!(err.contains("(ended after 2 tokens)"), "{err}");
}

#[test]
fn what_does_not_fit_is_an_error_of_a_program() {
    let output = with_input(&[&CHAT[..], &["--context", "16"]].concat(), "What is 8 times 7?\n");
    let err = String::from_utf8_lossy(&output.stderr);
    assert!(err.contains("required: at most 16, the context of this model"), "{err}");
    assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0));
}

#[test]
fn options_without_a_place_are_refused() {
    for option in [&["--json"][..], &["--logprobs", "3"]] {
        let (line, code) = failure(&[&CHAT[..], option].concat());
        assert_eq!(line, format!("error: `{}` with chat; required: `espalier generate --json`", option[0]));
        assert_eq!(code, 2);
    }
    let fixture = concat!(env!("CARGO_MANIFEST_DIR"), "/../oracle-tests/fixtures/llama-random");
    let (line, code) = failed(&with_input(&[&CHAT[..], &["--model", fixture]].concat(), ""));
    assert!(line.contains("tokenizer.json") && code == 1, "{line}");
    // Text that is no text.
    let mut child = command(&CHAT).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(b"a\xff\n").unwrap();
    let output = child.wait_with_output().unwrap();
    let err = String::from_utf8_lossy(&output.stderr);
    assert!(err.contains("error: standard input: ") && output.status.code() == Some(1), "{err}");
}

/// An interrupt ends the answer; the next question has one.
#[cfg(unix)]
#[test]
fn an_interrupt_ends_an_answer_and_no_conversation() {
    let mut child = command(&[&CHAT[..], &["--temperature", "0", "--max-tokens", "8000"]].concat())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"Tell me a long story about a boy, a dog, a cat and a house.\n").unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    // The first character: the answer has begun, and the handler is set.
    let first = out.fill_buf().unwrap().len();
    assert!(first > 0);
    let id = child.id().to_string();
    assert!(std::process::Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    input.write_all(b"What is 8 times 7?\n").unwrap();
    drop(input);
    let mut rest = String::new();
    std::io::Read::read_to_string(&mut out, &mut rest).unwrap();
    let output = child.wait_with_output().unwrap();
    let err = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{err}");
    assert!(err.contains("(ended by ctrl-c)"), "{err}");
    assert!(rest.lines().count() >= 2 && rest.trim_end().lines().last().unwrap().contains("56"), "{rest}");
}
