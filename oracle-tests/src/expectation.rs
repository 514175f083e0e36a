//! What a machine cannot check is skipped, and the skip is data: what, why, and how many.
//!
//! Invariants: a skip never passes silently: it is printed and counted; with `ESPALIER_REQUIRE_ADAPTER` set (as
//! continuous integration does) it is a failure.

use std::fmt;
use std::io::Write;
use std::sync::OnceLock;

use crate::backend::Device;
use crate::device::AdapterDevice;

/// Turns a skip for lack of a device into a failure.
pub const REQUIRE_VARIABLE: &str = "ESPALIER_REQUIRE_ADAPTER";

/// A suite that did not run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Skip {
    /// What was skipped.
    pub what: String,
    /// Why.
    pub reason: String,
}

impl fmt::Display for Skip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "skipped: {}: {}", self.what, self.reason)
    }
}

impl Skip {
    /// A skip of `what`.
    pub fn new(what: &str, reason: impl fmt::Display) -> Skip {
        Skip { what: what.to_owned(), reason: reason.to_string() }
    }

    /// Prints it on a line of its own from a test that passes without it: `test.sh` counts these lines.
    pub fn announce(&self) {
        let Skip { what, reason } = self;
        say(&format!("skipped part: {what}: {reason}"));
    }
}

/// Prints a line, also from a test that passes.
pub fn say(line: &str) {
    // Not `eprintln`, which tests capture; a closed stream leaves nothing to do.
    let _ = writeln!(std::io::stderr(), "{line}");
}

/// Whether skips for lack of a device are failures.
pub fn device_is_required() -> bool {
    std::env::var_os(REQUIRE_VARIABLE).is_some_and(|value| !value.is_empty() && value != "0")
}

/// What is there; a skip is announced, or fails the test where nothing may be skipped.
///
/// # Panics
/// With the skip where [`device_is_required`].
pub fn present<T>(found: Result<T, Skip>) -> Option<T> {
    let skip = match found {
        Ok(present) => return Some(present),
        Err(skip) => skip,
    };
    assert!(!device_is_required(), "{skip}");
    skip.announce();
    None
}

/// The device of this process, opened at the first call, or why there is none.
///
/// # Errors
/// [`Skip`] with the reason.
pub fn device(what: &str) -> Result<&'static dyn Device, Skip> {
    static DEVICE: OnceLock<Result<AdapterDevice, String>> = OnceLock::new();
    match DEVICE.get_or_init(|| AdapterDevice::open().map_err(|error| error.to_string())) {
        Ok(device) => Ok(device),
        Err(reason) => Err(Skip::new(what, reason)),
    }
}
