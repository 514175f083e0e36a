//! Results on standard output, progress on standard error.
//!
//! Invariants: a result is one type with two faces, text for people and JSON for programs; a reader that goes away
//! (`| head`) is no failure; progress shows only on a terminal.

use std::fmt::Display;
use std::io::{self, Write};

use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::failure::Failure;

/// Prints a result.
pub(crate) fn print<T: Serialize + Display>(json: bool, result: &T) -> Result<(), Failure> {
    let text = match json {
        true => serde_json::to_string_pretty(result).map_err(Failure::new)?,
        false => result.to_string(),
    };
    print_text(&text)
}

/// Prints text that ends in a line break.
pub(crate) fn print_text(text: &str) -> Result<(), Failure> {
    write_text(&format!("{}\n", text.trim_end_matches('\n'))).map(|_| ())
}

/// Whether somebody still reads standard output.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reader {
    /// As far as it is known.
    Present,
    /// The pipe is closed.
    Gone,
}

/// Writes a piece of text to standard output at once.
pub(crate) fn write_text(text: &str) -> Result<Reader, Failure> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Ok(()) => Ok(Reader::Present),
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(Reader::Gone),
        Err(error) => Err(Failure::message(format!("standard output: {error}; required: a place to write to"))),
    }
}

/// Writes text to standard error at once. Where that is closed or full there is nobody to tell.
pub(crate) fn beside(text: &str) {
    let mut err = io::stderr().lock();
    let _ = err.write_all(text.as_bytes()).and_then(|()| err.flush());
}

/// A bar over `steps` steps.
pub(crate) fn progress(steps: u64) -> ProgressBar {
    let bar = ProgressBar::new(steps);
    match ProgressStyle::with_template("{bar:30} {pos}/{len} {msg}") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// A bar over work of unknown speed, with the time left. It shows on a terminal only, on standard error.
pub(crate) fn work_progress() -> ProgressBar {
    let bar = ProgressBar::new(0);
    match ProgressStyle::with_template("{bar:30} {percent}%, {eta} left, {msg}") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// A bar over bytes of `what`, whose number is told later. It shows on a terminal only, on standard error.
pub(crate) fn byte_progress(what: &str) -> ProgressBar {
    let bar = ProgressBar::new(0).with_message(what.to_owned());
    match ProgressStyle::with_template("{msg} {bar:30} {binary_bytes}/{binary_total_bytes} {binary_bytes_per_sec}") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// A number of bytes for people.
pub(crate) fn shown_bytes(bytes: u64) -> String {
    const UNITS: [&str; 4] = ["B", "KiB", "MiB", "GiB"];
    let power = (bytes.max(1).ilog2() / 10).min(3);
    match power {
        0 => format!("{bytes} B"),
        _ => format!("{:.1} {}", bytes as f64 / f64::from(1_u32 << (10 * power)), UNITS[power as usize]),
    }
}

#[cfg(test)]
mod tests {
    use super::shown_bytes;

    #[test]
    fn bytes_take_the_largest_unit() {
        let shown: Vec<_> = [0, 1023, 1024, 3 << 20, 5 << 30, 1 << 42].map(shown_bytes).into();
        assert_eq!(shown, ["0 B", "1023 B", "1.0 KiB", "3.0 MiB", "5.0 GiB", "4096.0 GiB"]);
    }
}
