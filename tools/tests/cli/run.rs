//! The binary, run with arguments, and what it said.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// The binary with arguments; what the machine's environment says does not decide tests.
pub fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_espalier"));
    for variable in ["ESPALIER_ADAPTER", "ESPALIER_LOG", "ESPALIER_MODEL", "HF_ENDPOINT", "HF_TOKEN", "NO_COLOR"] {
        command.env_remove(variable);
    }
    // Mesa's device selection prints to standard error where no desktop runs.
    command.args(args).env("NODEVICE_SELECT", "1");
    command
}

/// Runs the binary without input.
pub fn espalier(args: &[&str]) -> Output {
    command(args).stdin(Stdio::null()).output().expect("the binary runs")
}

/// Runs the binary with text on standard input.
pub fn with_input(args: &[&str], input: &str) -> Output {
    let pipes = command(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut child = pipes.expect("the binary runs");
    child.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("somebody reads");
    child.wait_with_output().expect("the binary ends")
}

/// Standard output of a run that succeeds.
pub fn text(args: &[&str]) -> String {
    let output = espalier(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// The same as JSON.
pub fn json(args: &[&str]) -> Value {
    serde_json::from_str(&text(args)).expect("JSON")
}

/// The one line on standard error, and the exit code.
pub fn failure(args: &[&str]) -> (String, i32) {
    failed(&espalier(args))
}

/// The one line on standard error of a run that failed, and the exit code.
pub fn failed(output: &Output) -> (String, i32) {
    let line = String::from_utf8_lossy(&output.stderr);
    assert_eq!(line.trim_end().lines().count(), 1, "{line}");
    (line.trim_end().to_owned(), output.status.code().expect("an exit code"))
}
