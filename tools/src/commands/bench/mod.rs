//! `espalier bench`: how long a kernel takes, and how near that is to the fastest possible read of its bytes.
//!
//! Method: inputs are random, never zero, and lie in several sets of buffers that together exceed every cache; repeats
//! walk the sets in turn. Times are the device's own where it has timestamps. The streaming ceiling of the same
//! device is measured in the same run, by the same code, with a kernel that only reads.

pub(crate) mod measure;
mod streaming;

use std::fmt;
use std::str::FromStr;

use kernel_dsl::contract::TensorLayout;
use kernel_lib::{AnyVariant, Cost, Fill, ParamList};
use measure::{Bench, Effort, Times};
use serde::{Serialize, Serializer};

use super::{ModeChoice, shown_sizes};
use crate::cli::Global;
use crate::failure::Failure;
use crate::output::{print, shown_bytes};

/// Options of the command.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Kernel id
    id: String,
    /// How to build it: the difference of the times is what strictness costs
    #[arg(long, value_enum, default_value_t)]
    mode: ModeChoice,
    /// Sizes to change, such as `m=1,n=17408,k=5120` [default: the kernel's first benchmark]
    #[arg(long, value_delimiter = ',', value_name = "NAME=SIZE")]
    shape: Vec<Size>,
    /// Repeats over all sets [default: as many as fit in about a second]
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    repeats: Option<u32>,
}

/// One size of a shape.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Size {
    name: String,
    number: u32,
}

impl FromStr for Size {
    type Err = String;

    fn from_str(text: &str) -> Result<Size, String> {
        let required = || format!("found `{text}`; required: a name, `=`, and an integer below 2^32");
        let (name, number) = text.split_once('=').ok_or_else(required)?;
        let number = number.trim().parse().map_err(|_| required())?;
        Ok(Size { name: name.trim().to_owned(), number })
    }
}

#[derive(Serialize)]
struct Report {
    id: String,
    mode: ModeChoice,
    adapter: String,
    /// `timestamps` of the device, or the host's `wall-clock`.
    clock: &'static str,
    /// In the kernel's order.
    #[serde(serialize_with = "as_object")]
    shape: ParamList,
    /// Sets of buffers that repeats walk through.
    n_sets: usize,
    n_times: usize,
    median_ns: f64,
    best_ns: f64,
    p90_ns: f64,
    bytes_read: u64,
    bytes_written: u64,
    flops: u64,
    gb_per_s: f64,
    gflop_per_s: f64,
    /// Streaming read of the same device in the same run.
    ceiling_gb_per_s: f64,
    share_of_ceiling: f64,
}

pub(crate) fn as_object<S: Serializer>(shape: &ParamList, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(shape.iter().map(|(name, number)| (name, number)))
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}  {}  {}", self.id, shown_sizes(&self.shape), self.mode)?;
        writeln!(f, "adapter  {}, {}", self.adapter, self.clock)?;
        let [median, best, p90] = [self.median_ns, self.best_ns, self.p90_ns].map(|ns| ns / 1000.0);
        write!(f, "time     median {median:.1} us, best {best:.1} us, p90 {p90:.1} us ")?;
        writeln!(f, "({} times over {} sets of buffers)", self.n_times, self.n_sets)?;
        let (read, written) = (shown_bytes(self.bytes_read), shown_bytes(self.bytes_written));
        writeln!(f, "bytes    {read} read, {written} written")?;
        writeln!(f, "rate     {:.1} GB/s, {:.1} GFLOP/s", self.gb_per_s, self.gflop_per_s)?;
        write!(f, "ceiling  {:.1} GB/s streaming read: {:.1}%", self.ceiling_gb_per_s, 100.0 * self.share_of_ceiling)
    }
}

pub(crate) fn run(global: &Global, args: &Args) -> Result<(), Failure> {
    let variant = super::variant(&args.id)?;
    let params = shape(&*variant, &args.shape)?;
    let mut bench = Bench::open(&global.adapter())?;
    variant.legal(&params, bench.target()).map_err(Failure::new)?;
    let layouts = variant.layouts(&params).map_err(Failure::new)?;
    fits(&layouts, bench.binding_bytes(), bench.host_copies())?;
    let cost = variant.cost(&params).map_err(Failure::new)?;
    if cost.bytes_written == 0 {
        return Err(Failure::message(format!(
            "kernel `{}` writes nothing at this shape; required: work",
            variant.id()
        )));
    }
    let ceiling = streaming::ceiling_gb_per_s(&mut bench, args.mode.mode())?;
    let kernel = variant.build_in(args.mode.mode()).map_err(Failure::new)?;
    let arguments = variant.arguments(&params, 1, Fill::Uniform).map_err(Failure::new)?;
    let times = bench.time(kernel, &arguments, args.repeats, Effort::FULL)?;
    print(global.json, &report((&*variant, args.mode), &params, &bench, (cost, times, ceiling)))
}

/// Refuses arguments that the device cannot bind or the host has no memory for, before they are filled.
pub(crate) fn fits(layouts: &[(&'static str, TensorLayout)], binding_bytes: u64, copies: u64) -> Result<(), Failure> {
    for (name, layout) in layouts {
        let found = layout.span_bytes();
        if found > binding_bytes {
            let found = format!("argument `{name}` binds {found} bytes");
            return Err(Failure::message(format!("{found}; required: at most {binding_bytes}")));
        }
    }
    let bytes = layouts.iter().fold(0_u64, |sum, (_, layout)| sum.saturating_add(layout.span_bytes()));
    let needed = bytes.saturating_mul(copies);
    let reserved = usize::try_from(needed).is_ok_and(|needed| Vec::<u8>::new().try_reserve_exact(needed).is_ok());
    match reserved {
        true => Ok(()),
        false => {
            Err(Failure::message(format!("no memory for {copies} copies of the arguments; required: {needed} bytes")))
        }
    }
}

fn report(
    (variant, mode): (&dyn AnyVariant, ModeChoice),
    params: &ParamList,
    bench: &Bench,
    measured: (Cost, Times, f64),
) -> Report {
    let (cost, times, ceiling_gb_per_s) = measured;
    // Bytes per nanosecond are gigabytes per second.
    let gb_per_s = cost.bytes() as f64 / times.median_ns();
    Report {
        id: variant.id(),
        mode,
        adapter: bench.name().to_owned(),
        clock: bench.clock(),
        shape: params.clone(),
        n_sets: times.n_sets,
        n_times: times.len(),
        median_ns: times.median_ns(),
        best_ns: times.rank_ns(0.0),
        p90_ns: times.rank_ns(0.9),
        bytes_read: cost.bytes_read,
        bytes_written: cost.bytes_written,
        flops: cost.flops,
        gb_per_s,
        gflop_per_s: cost.flops as f64 / times.median_ns(),
        ceiling_gb_per_s,
        share_of_ceiling: gb_per_s / ceiling_gb_per_s,
    }
}

/// The first benchmark of the variant with the given sizes put in.
pub(crate) fn shape(variant: &dyn AnyVariant, changes: &[Size]) -> Result<ParamList, Failure> {
    let first = || Failure::message(format!("kernel `{}` has no benchmark; required: a shape", variant.id()));
    let mut params = variant.bench_params().into_iter().next().ok_or_else(first)?;
    for (i, Size { name, number }) in changes.iter().enumerate() {
        if changes[..i].iter().any(|earlier| earlier.name == *name) {
            return Err(Failure::usage(format!("--shape has `{name}` twice; required: once")));
        }
        let names = params.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>().join(", ");
        match params.iter_mut().find(|(known, _)| known == name) {
            Some((_, size)) => *size = *number,
            None => return Err(Failure::usage(format!("--shape has `{name}`; required: some of {names}"))),
        }
    }
    Ok(params)
}

#[cfg(test)]
mod tests {
    use super::Size;

    #[test]
    fn sizes_are_parsed_or_refused() {
        assert_eq!("m=17408".parse(), Ok(Size { name: "m".into(), number: 17408 }));
        for bad in ["m", "m=", "m=-1", "m=4294967296", "m=x"] {
            assert!(bad.parse::<Size>().unwrap_err().contains("required: a name"), "{bad}");
        }
    }
}
