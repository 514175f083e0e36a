//! Questions to the CPU engine alone.

use std::sync::Arc;

use kernel_dsl::ir::Elem;
use runtime::buffer::{Buffer, Tensor};
use runtime::engine::{Checks, CpuEngine, Engine, POISON};
use runtime::recording::Recording;

use super::{Answer, as_words, bytes, ensure, run_kernel};
use crate::kernels;

/// A question to an engine of its own.
pub type CpuQuestion = fn() -> Answer;

/// Every question, by name.
pub const ALL: &[(&str, CpuQuestion)] =
    &[("poison_shows_unwritten_elements", poison), ("lent_memory_is_read_in_place", lent), ("sizes", sizes)];

fn poison() -> Answer {
    let input: Vec<u32> = (0..99).collect();
    let found = run_kernel(&mut CpuEngine::new(Checks::Full), &kernels::write_even(), 99, &[bytes(&input)], &[])?;
    let required = (0..99).map(|i| if i % 2 == 0 { i + 1 } else { POISON });
    ensure(as_words(&found).into_iter().eq(required), || format!("found {:08x?}", as_words(&found)))
}

fn lent() -> Answer {
    let [x, y] = ["x", "y"].map(|label| Tensor::allocate(label, Elem::U32, &[64]));
    let mut engine = CpuEngine::new(Checks::Off);
    engine.lend(x.buffer(), Arc::new(bytes(&(0..64_u32).collect::<Vec<_>>())))?;
    let mut recording = Recording::new();
    recording.dispatch_parts(&kernels::reverse(), vec![x.clone(), y.clone()], &[])?;
    engine.run(&recording)?;
    let found = as_words(&engine.read_back(&y.range())?);
    ensure(found.into_iter().eq((0..64).rev()), || "the lent bytes were not read".into())?;
    let refused = engine.upload(x.buffer(), 0, &[1, 2, 3, 4]).map_err(|error| error.to_string());
    let text = "buffer `x`: a write; required: only reads of memory that the host lends";
    ensure(refused == Err(text.into()), || format!("{refused:?}"))?;
    let short = Buffer::new("short", 256);
    engine.lend(&short, Arc::new(vec![0_u8; 8]))?;
    ensure(engine.read_back(&short.whole()).is_err(), || "read beyond the lent bytes".into())
}

fn sizes() -> Answer {
    let mut engine = CpuEngine::new(Checks::Off);
    let error = engine.allocate(&Buffer::new("huge", u64::MAX)).map_err(|error| error.to_string());
    let text = "buffer `huge` has 18446744073709551360 bytes; required: at most 9223372036854775807";
    ensure(error == Err(text.into()), || format!("{error:?}"))
}
