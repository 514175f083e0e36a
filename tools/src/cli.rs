//! The command line of `espalier`: global options, the commands, logging.

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use runtime::adapter::{ADAPTER_VARIABLE, AdapterChoice};
use tracing_subscriber::EnvFilter;

use crate::commands::{
    attest, bench, bisect, chat, check, devices, generate, inspect, kernels, logits, perplexity, pull, quantize,
    repack, tune,
};
use crate::failure::{Failure, exit_code};

/// One kernel source in Rust, the same bytes on every GPU and on the CPU
#[derive(Parser)]
#[command(name = "espalier", version, max_term_width = 120)]
struct Cli {
    #[command(flatten)]
    global: Global,
    #[command(subcommand)]
    command: Command,
}

/// Options of every command.
#[derive(clap::Args)]
pub(crate) struct Global {
    /// Where to run: `cpu`, an index of `espalier devices`, or part of a name [default: the best adapter]
    #[arg(long, global = true, env = ADAPTER_VARIABLE, value_name = "ADAPTER")]
    adapter: Option<String>,
    /// Print JSON instead of text
    #[arg(long, global = true)]
    pub json: bool,
}

impl Global {
    /// What the option, else the environment, says.
    pub fn adapter(&self) -> AdapterChoice {
        AdapterChoice::from_option_or_env(self.adapter.as_deref())
    }
}

/// What to do.
#[derive(Subcommand)]
enum Command {
    /// Generate text from a model
    Generate(generate::Args),
    /// Talk with a model, line by line
    Chat(chat::Args),
    /// Say what a model's folder holds, what it takes in memory, and whether it fits
    Inspect(inspect::Args),
    /// Fetch a model from a hub
    Pull(pull::Args),
    /// Make a smaller model of one with plain weights
    Quantize(quantize::Args),
    /// Change the order of a packed model's words, without loss
    Repack(repack::Args),
    /// Measure how well a model predicts a text
    Perplexity(perplexity::Args),
    /// Print logits after a text, to compare with other engines
    Logits(logits::Args),
    /// Name the first operation of a model whose output differs between two engines
    Bisect(bisect::Args),
    /// List the devices and what they can do
    Devices,
    /// List the kernels, or show one as text
    #[command(subcommand)]
    Kernels(kernels::Command),
    /// Run a kernel's cases: formula, checked CPU engine, and the chosen adapter
    Check(check::Args),
    /// Run the cases of all strict kernels on an adapter and write its ledger, or verify one
    Attest(attest::Args),
    /// Time a kernel: bytes, GB/s, share of the measured streaming ceiling
    Bench(bench::Args),
    /// Time the variants of kernels and write the adapter's policy file
    Tune(tune::Args),
}

/// Parses the command line, runs the command, reports errors.
pub fn main() -> ExitCode {
    let cli = Cli::parse();
    exit_code(start_logging().and_then(|()| run(&cli)))
}

fn run(cli: &Cli) -> Result<(), Failure> {
    match &cli.command {
        Command::Generate(args) => generate::run(&cli.global, args),
        Command::Chat(args) => chat::run(&cli.global, args),
        Command::Inspect(args) => inspect::run(&cli.global, args),
        Command::Pull(args) => pull::run(&cli.global, args),
        Command::Quantize(args) => quantize::run(&cli.global, args),
        Command::Repack(args) => repack::run(&cli.global, args),
        Command::Perplexity(args) => perplexity::run(&cli.global, args),
        Command::Logits(args) => logits::run(&cli.global, args),
        Command::Bisect(args) => bisect::run(&cli.global, args),
        Command::Devices => devices::run(&cli.global),
        Command::Kernels(command) => kernels::run(&cli.global, command),
        Command::Check(args) => check::run(&cli.global, args),
        Command::Attest(args) => attest::run(&cli.global, args),
        Command::Bench(args) => bench::run(&cli.global, args),
        Command::Tune(args) => tune::run(&cli.global, args),
    }
}

/// Log lines go to standard error; `ESPALIER_LOG` chooses them as `RUST_LOG` does elsewhere.
fn start_logging() -> Result<(), Failure> {
    const VARIABLE: &str = "ESPALIER_LOG";
    let Some(text) = std::env::var_os(VARIABLE) else { return Ok(()) };
    let text = text.to_string_lossy();
    let refused = |error| Failure::usage(format!("{VARIABLE} is `{text}`: {error}; required: such as `info`"));
    let filter = EnvFilter::builder().parse(&text).map_err(refused)?;
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).init();
    Ok(())
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_well_formed() {
        super::Cli::command().debug_assert();
    }
}
