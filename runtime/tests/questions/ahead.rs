//! Questions about recordings that are kept ready, and runs that are submitted ahead.

use std::sync::Arc;

use kernel_dsl::ir::Elem;
use runtime::buffer::{Buffer, Tensor};
use runtime::engine::{Engine, Prepared, RunError};
use runtime::recording::{ReadBackId, Recording};

use super::{Answer, as_words, bytes, ensure, words};
use crate::kernels;

/// Counts of 100 numbers added to what stood there, and read back.
fn counting() -> Result<(Prepared, [Tensor; 2], ReadBackId), Box<dyn std::error::Error>> {
    let [x, count] = ["x", "count"].map(|label| Tensor::allocate(label, Elem::U32, &[100]));
    let mut recording = Recording::new();
    recording.dispatch_parts(&kernels::histogram(), vec![x.clone(), count.clone()], &[])?;
    let id = recording.read_back(count.range());
    Ok((Prepared::new(recording), [x, count], id))
}

/// Runs that are submitted before the first is collected happen in order; each gives what it left, in any order of collection.
pub fn submitted_runs_happen_in_order(engine: &mut dyn Engine) -> Answer {
    let (prepared, [x, _], id) = counting()?;
    engine.upload(x.buffer(), 0, &bytes(&words(1, 100)))?;
    engine.prepare(&prepared)?;
    let [first, second, third] = [engine.submit(&prepared)?, engine.submit(&prepared)?, engine.submit(&prepared)?];
    for (round, ticket) in [(3, third), (1, first), (2, second)] {
        let total: u32 = as_words(engine.collect(ticket)?.bytes(id)).iter().sum();
        ensure(total == 100 * round, || format!("run {round}: {total} counts"))?;
    }
    Ok(())
}

/// An upload between two submissions is seen by the second only.
pub fn uploads_stand_between_submissions(engine: &mut dyn Engine) -> Answer {
    let (from, to) = (Buffer::new("from", 256), Buffer::new("to", 256));
    let mut recording = Recording::new();
    recording.copy(from.whole(), to.whole())?;
    let id = recording.read_back(to.whole());
    let prepared = Prepared::new(recording);
    let contents = [words(2, 64), words(3, 64)];
    let mut tickets = Vec::new();
    for content in &contents {
        engine.upload(&from, 0, &bytes(content))?;
        tickets.push(engine.submit(&prepared)?);
    }
    for (ticket, content) in tickets.into_iter().zip(&contents) {
        let found = as_words(engine.collect(ticket)?.bytes(id));
        ensure(found == *content, || "a run saw another upload".into())?;
    }
    Ok(())
}

/// Memory that is taken back is given anew, zeroed, to a recording that was ready.
pub fn freed_memory_is_given_anew(engine: &mut dyn Engine) -> Answer {
    let (prepared, [x, count], id) = counting()?;
    engine.upload(x.buffer(), 0, &bytes(&words(1, 100)))?;
    let ticket = engine.submit(&prepared)?;
    engine.collect(ticket)?;
    engine.free(count.buffer());
    let ticket = engine.submit(&prepared)?;
    let total: u32 = as_words(engine.collect(ticket)?.bytes(id)).iter().sum();
    ensure(total == 100, || format!("{total} counts in fresh memory"))
}

/// Bytes of the host become a buffer's content.
pub fn adopted_bytes_are_the_content(engine: &mut dyn Engine) -> Answer {
    let buffer = Buffer::new("weights", 1000);
    let content: Vec<u32> = words(4, 250);
    engine.adopt(&buffer, Arc::new(AsBytes(content.clone())))?;
    let found = as_words(&engine.read_back(&buffer.range(0, 1000)?)?);
    ensure(found == content, || "other bytes came back".into())
}

struct AsBytes(Vec<u32>);

impl AsRef<[u8]> for AsBytes {
    fn as_ref(&self) -> &[u8] {
        bytemuck::cast_slice(&self.0)
    }
}

/// A ticket of another engine is refused.
pub fn unknown_tickets_are_refused(engine: &mut dyn Engine) -> Answer {
    let (prepared, _, _) = counting()?;
    let mut other = runtime::engine::CpuEngine::new(runtime::engine::Checks::Off);
    engine.submit(&prepared)?;
    let ticket = other.submit(&prepared)?;
    match engine.collect(ticket) {
        Err(RunError::UnknownTicket { .. }) => Ok(()),
        found => Err(format!("{found:?}").into()),
    }
}
