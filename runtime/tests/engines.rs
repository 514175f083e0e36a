//! The engine on every adapter present against the CPU engine, and what both refuse.
//!
//! One named test per question and engine. Where no adapter is present, its tests are counted as ignored and the reason is
//! printed; with `ESPALIER_REQUIRE_ADAPTER=1` they fail instead, so that a gate cannot pass without a device.

mod kernels;
mod questions;

use std::process::ExitCode;

use libtest_mimic::{Arguments, Failed, Trial};
use questions::{Question, cpu, device};
use runtime::adapter::AdapterChoice;
use runtime::device::adapters;
use runtime::engine::{Checks, CpuEngine, Engine, WgpuEngine};

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let present = adapters();
    let required = std::env::var_os("ESPALIER_REQUIRE_ADAPTER").is_some_and(|value| value != "0");
    let mut trials = Vec::new();
    for (name, question) in cpu::ALL {
        trials.push(Trial::test(format!("cpu::{name}"), move || check(question())));
    }
    for (name, question) in questions::ALL {
        trials.push(Trial::test(format!("both::cpu::{name}"), move || {
            check(question(&mut CpuEngine::new(Checks::Full)))
                .and_then(|()| check(question(&mut CpuEngine::new(Checks::Off))))
        }));
        for index in 0..present.len() {
            trials.push(Trial::test(format!("both::adapter{index}::{name}"), move || on_adapter(index, *question)));
        }
    }
    for (name, question) in device::ALL {
        for index in 0..present.len() {
            trials.push(Trial::test(format!("adapter{index}::{name}"), move || {
                check(question(&AdapterChoice::Index(index)))
            }));
        }
        if present.is_empty() {
            let missing =
                move || Err(Failed::from("no adapter of wgpu is present; required by ESPALIER_REQUIRE_ADAPTER"));
            trials.push(Trial::test(format!("no_adapter::{name}"), missing).with_ignored_flag(!required));
        }
    }
    if present.is_empty() {
        eprintln!(
            "SKIP: no adapter of wgpu is present (on Linux: a Vulkan driver; lavapipe will do); counted as ignored"
        );
    }
    for (index, adapter) in present.iter().enumerate() {
        eprintln!("adapter{index}: {adapter}");
    }
    libtest_mimic::run(&arguments, trials).exit_code()
}

fn on_adapter(index: usize, question: Question) -> Result<(), Failed> {
    for checks in [Checks::Full, Checks::Off] {
        let mut engine = WgpuEngine::open(&AdapterChoice::Index(index), checks)?;
        check(question(&mut engine as &mut dyn Engine))?;
    }
    Ok(())
}

fn check(result: Result<(), Box<dyn std::error::Error>>) -> Result<(), Failed> {
    result.map_err(|error| error.to_string().into())
}
