//! How a command fails: one line on standard error and an exit code.

use std::error::Error;
use std::process::ExitCode;

/// Why a command did not do its work. Display is one line: what was found and what is required.
#[derive(Debug)]
pub struct Failure {
    text: String,
    usage: bool,
}

impl Failure {
    /// A failure of the work: exit code 1. The causes of `error` follow it on the same line.
    pub fn new(error: impl Error) -> Failure {
        let mut text = error.to_string();
        let mut cause = error.source();
        while let Some(inner) = cause {
            let inner_text = inner.to_string();
            // `#[error(transparent)]` and wrappers that print their cause themselves.
            if !text.contains(&inner_text) {
                text = format!("{text}: {inner_text}");
            }
            cause = inner.source();
        }
        Failure::message(text)
    }

    /// A failure of the work, in words: exit code 1.
    pub fn message(text: impl Into<String>) -> Failure {
        Failure { text: one_line(&text.into()), usage: false }
    }

    /// Wrong usage that the argument parser cannot see: exit code 2.
    pub fn usage(text: impl Into<String>) -> Failure {
        Failure { text: one_line(&text.into()), usage: true }
    }

    /// The exit code: 1 for a failure, 2 for wrong usage.
    pub fn code(&self) -> u8 {
        if self.usage { 2 } else { 1 }
    }
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text)
    }
}

fn one_line(text: &str) -> String {
    text.split('\n').map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("; ")
}

/// Reports a failure on standard error and gives the exit code.
pub fn exit_code(outcome: Result<(), Failure>) -> ExitCode {
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("error: {failure}");
            ExitCode::from(failure.code())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, thiserror::Error)]
    #[error("outer")]
    struct Outer(#[source] Inner);

    #[derive(Debug, thiserror::Error)]
    #[error("inner\nsecond line")]
    struct Inner;

    #[test]
    fn causes_follow_on_one_line() {
        let failure = Failure::new(Outer(Inner));
        assert_eq!((failure.to_string().as_str(), failure.code()), ("outer: inner; second line", 1));
        assert_eq!(Failure::usage("x").code(), 2);
    }
}
