//! Questions to an adapter alone.

use kernel_dsl::contract::TensorLayout;
use kernel_dsl::ir::{Elem, Mode};
use kernel_dsl::target::{FloatZero, FmaLowering, SubgroupLowering};
use runtime::adapter::AdapterChoice;
use runtime::buffer::{Buffer, Tensor};
use runtime::device::{Device, DeviceError};
use runtime::engine::{Checks, Engine, LimitError, POISON, RunError, WgpuEngine};
use runtime::probe::facts::{
    ArithmeticFacts, FmaRounding, GroupFacts, HalfRounding, Meaning, MultiplyAdd, NativeFacts, Subnormals, SumOrder,
};
use runtime::recording::Recording;
use runtime::split::split_rows;

use super::{Answer, as_words, bytes, ensure, floats, run_kernel, words};
use crate::kernels;

/// A question to an adapter.
pub type DeviceQuestion = fn(&AdapterChoice) -> Answer;

/// Every question, by name.
pub const ALL: &[(&str, DeviceQuestion)] = &[
    ("describes_itself", describes_itself),
    ("the_probe_finds_what_was_measured", probed),
    ("a_missing_adapter_lists_those_present", missing_adapter),
    ("poison_shows_unwritten_elements", poison),
    ("out_of_range_reads_are_contained", contained),
    ("a_dispatch_beyond_the_limit_is_refused", large_dispatch),
    ("a_buffer_beyond_the_limit_is_refused", large_buffer),
    ("a_binding_beyond_the_limit_is_refused_and_splits", large_binding),
    ("a_lost_device_is_an_error", lost_device),
    ("pipelines_are_compiled_once", compiled_once),
    ("dispatches_are_timed", timed),
    ("fast_kernels_are_close", fast),
];

fn describes_itself(choice: &AdapterChoice) -> Answer {
    let device = Device::open(choice)?;
    let text = device.describe().to_string();
    ensure(text.contains(device.name()) && text.contains("strict mode"), || text.clone())?;
    ensure(device.describe().memory.binding_bytes >= 128 << 20, || text.clone())
}

/// The facts that other programs measured on these devices, and the lowerings that follow from them.
fn probed(choice: &AdapterChoice) -> Answer {
    let device = Device::open(choice)?;
    let Some(report) = device.describe().probe.clone() else { return Err("no report".into()) };
    let Some(strict) = report.strict else {
        return ensure(device.check_mode(Mode::Strict).is_err(), || "strict mode, and no facts about it".into());
    };
    ensure(strict.multiply_add == MultiplyAdd::Separate && strict.sum_order == SumOrder::AsWritten, || {
        format!("strict kernels: {strict}")
    })?;
    let features = device.target().features;
    if device.name().contains("llvmpipe") {
        let measured = ArithmeticFacts {
            fma: FmaRounding::Twice,
            literal_zeros: Meaning::Wrong,
            integer_zero: Meaning::Exact,
            subnormals: Subnormals::Kept,
            ..strict
        };
        ensure(strict == measured, || format!("strict kernels: {strict}"))?;
        let lowered = Some(ArithmeticFacts { fma: FmaRounding::Once, literal_zeros: Meaning::Exact, ..measured });
        ensure(report.strict_lowered == lowered, || format!("as lowered: {:?}", report.strict_lowered))?;
        let native = NativeFacts { wrong_quotients: 0, wrong_roots: 0, half: HalfRounding::NearestEven };
        ensure(report.native == native, || format!("{:?}", report.native))?;
        let lanes = |lanes, exchange| Some(GroupFacts { lanes, exchange, workgroup_memory: Meaning::Exact });
        ensure(report.groups == lanes(8, Meaning::Wrong), || format!("{:?}", report.groups))?;
        ensure(report.groups_lowered == lanes(32, Meaning::Exact), || format!("{:?}", report.groups_lowered))?;
        let chosen = (features.fma, features.float_zero, features.subgroups);
        let required = (FmaLowering::Software, FloatZero::Opaque, SubgroupLowering::WorkgroupMemory);
        ensure(chosen == required, || format!("{chosen:?}"))?;
    }
    if device.name().contains("H200") {
        let fma = (strict.fma, features.fma);
        ensure(fma == (FmaRounding::Once, FmaLowering::Native), || format!("{fma:?}"))?;
        ensure(report.fast.multiply_add == MultiplyAdd::Contracted, || format!("fast kernels: {}", report.fast))?;
        ensure(report.groups.is_some_and(|groups| groups.lanes == 32), || format!("{:?}", report.groups))?;
        ensure(report.native.wrong_quotients > 0 && report.native.wrong_roots > 0, || format!("{:?}", report.native))?;
    }
    device.check_mode(Mode::Strict)?;
    let text = device.describe().to_string();
    ensure(text.contains("x*y+z separate") && text.contains("  probe "), || text.clone())
}

fn missing_adapter(_: &AdapterChoice) -> Answer {
    match Device::open(&AdapterChoice::Name("no such adapter".into())) {
        Err(error @ DeviceError::Adapter(_)) => {
            ensure(error.to_string().contains("0: "), || format!("no list in: {error}"))
        }
        Err(error) => Err(error.into()),
        Ok(device) => Err(format!("opened {}", device.name()).into()),
    }
}

fn poison(choice: &AdapterChoice) -> Answer {
    let input: Vec<u32> = (0..99).collect();
    let mut engine = WgpuEngine::open(choice, Checks::Full)?;
    let found = run_kernel(&mut engine, &kernels::write_even(), 99, &[bytes(&input)], &[])?;
    let required = (0..99).map(|i| if i % 2 == 0 { i + 1 } else { POISON });
    ensure(as_words(&found).into_iter().eq(required), || format!("found {:08x?}", as_words(&found)))
}

/// A checked kernel that reads far beyond its argument sees none of the bytes that lie there.
fn contained(choice: &AdapterChoice) -> Answer {
    let arena = Buffer::new("arena", 1 << 16);
    let layout = TensorLayout::row_major(Elem::U32, &[64]);
    let [x, y] = [Tensor::new(&arena, 0, layout.clone())?, Tensor::new(&Buffer::new("y", 256), 0, layout)?];
    let mut engine = WgpuEngine::open(choice, Checks::Full)?;
    let mut recording = Recording::new();
    recording.fill(arena.whole(), 0x5ec2_e700)?;
    recording.fill(x.words(), 1)?;
    recording.dispatch_parts(&kernels::read_beyond(), vec![x, y.clone()], &[])?;
    let id = recording.read_back(y.range());
    let found = as_words(engine.run(&recording)?.bytes(id));
    ensure(found.iter().all(|word| [0, 1].contains(word)), || format!("found {found:08x?}"))
}

fn large_dispatch(choice: &AdapterChoice) -> Answer {
    let mut engine = WgpuEngine::open(choice, Checks::Off)?;
    let limit = engine.target().limits.dispatch;
    let error =
        run_kernel(&mut engine, &kernels::copy_one_by_one(), limit + 1, &[], &[]).map_err(|error| error.to_string());
    let text = format!("kernel `copy_one_by_one`: {} workgroups along axis 0; required: at most {limit}", limit + 1);
    ensure(error == Err(text), || format!("{error:?}"))
}

fn large_buffer(choice: &AdapterChoice) -> Answer {
    let mut engine = WgpuEngine::open(choice, Checks::Off)?;
    let limit = engine.memory_limits().buffer_bytes;
    match engine.allocate(&Buffer::new("huge", limit + 1)) {
        Err(RunError::Limit(LimitError::Buffer { found, required, .. })) => {
            ensure(found > limit && required == limit, || format!("found {found}, required {required}"))
        }
        other => Err(format!("{other:?}").into()),
    }
}

fn large_binding(choice: &AdapterChoice) -> Answer {
    let mut engine = WgpuEngine::open(choice, Checks::Off)?;
    let limits = engine.memory_limits();
    let n_rows = u32::try_from(limits.binding_bytes / 1024 + 1)?;
    let layout = TensorLayout::row_major(Elem::U32, &[n_rows, 256]);
    let pieces = split_rows(&layout, limits.binding_bytes)?;
    ensure(pieces.len() == 2, || format!("{pieces:?}"))?;
    let x = Tensor::allocate("x", Elem::U32, &[n_rows * 256]);
    let y = Tensor::allocate("y", Elem::U32, &[n_rows * 256]);
    let mut recording = Recording::new();
    recording.dispatch_parts(&kernels::reverse(), vec![x, y], &[])?;
    // The dispatch limit is checked first where it is lower.
    match engine.run(&recording) {
        Err(RunError::Limit(LimitError::Binding { found, required, .. })) => {
            ensure(found > required && required == limits.binding_bytes, || {
                format!("found {found}, required {required}")
            })
        }
        Err(RunError::Limit(LimitError::Buffer { .. } | LimitError::Dispatch { .. })) => Ok(()),
        other => Err(format!("{other:?}").into()),
    }
}

fn lost_device(choice: &AdapterChoice) -> Answer {
    let mut engine = WgpuEngine::open(choice, Checks::Off)?;
    let input = [bytes(&words(1, 64))];
    run_kernel(&mut engine, &kernels::reverse(), 64, &input, &[])?;
    engine.device().destroy();
    match run_kernel(&mut engine, &kernels::reverse(), 64, &input, &[]) {
        Err(error) => ensure(error.to_string().contains("was lost"), || error.to_string()),
        Ok(_) => Err("a destroyed device ran a kernel".into()),
    }
}

fn compiled_once(choice: &AdapterChoice) -> Answer {
    let mut engine = WgpuEngine::open(choice, Checks::Off)?;
    for seed in 0..3 {
        run_kernel(&mut engine, &kernels::reverse(), 128, &[bytes(&words(seed, 128))], &[])?;
    }
    ensure(engine.pipelines().len() == 1, || format!("{} pipelines", engine.pipelines().len()))
}

fn timed(choice: &AdapterChoice) -> Answer {
    let mut engine = WgpuEngine::open(choice, Checks::Off)?;
    let mut recording = Recording::new();
    let tensors: Vec<_> = ["x", "y", "z", "o"].map(|label| Tensor::allocate(label, Elem::F32, &[1 << 16])).to_vec();
    recording.dispatch_parts(&kernels::multiply_add(Mode::Strict), tensors, &[4_u32.into()])?;
    let wall = engine.run_repeated(&recording, 3)?;
    ensure(!wall.is_zero(), || "no time passed".into())?;
    if !engine.device().describe().timestamps {
        return match engine.run_timed(&recording, 3) {
            Err(RunError::NoTimestamps { .. }) => Ok(()),
            other => Err(format!("{other:?}").into()),
        };
    }
    let times = engine.run_timed(&recording, 3)?;
    ensure(times.len() == 1 && times[0].times.len() == 3, || format!("{times:?}"))?;
    ensure(times[0].best() <= times[0].median() && !times[0].median().is_zero(), || format!("{times:?}"))
}

/// Fast kernels may contract: within the error of one rounding a term, here 2^-24 of the largest sum.
fn fast(choice: &AdapterChoice) -> Answer {
    let n = 1000;
    let [x, y, z] = [1, 2, 3].map(|seed| floats(seed, n));
    let mut engine = WgpuEngine::open(choice, Checks::Off)?;
    let inputs = [bytes(&x), bytes(&y), bytes(&z)];
    let terms = 5_u32;
    let found = run_kernel(&mut engine, &kernels::multiply_add(Mode::Fast), n, &inputs, &[terms.into()])?;
    for (i, found) in as_words(&found).into_iter().map(f32::from_bits).enumerate() {
        let exact = (1..=terms).fold(f64::from(z[i]), |acc, k| acc + f64::from(x[i]) * f64::from(k) * f64::from(y[i]));
        let magnitude = (1..=terms).fold(4.0, |acc, k| acc + 16.0 * f64::from(k));
        let tolerance = 3.0 * f64::from(terms) * magnitude * 2.0_f64.powi(-24);
        ensure((f64::from(found) - exact).abs() <= tolerance, || format!("element {i}: {found}, exact {exact}"))?;
    }
    Ok(())
}
