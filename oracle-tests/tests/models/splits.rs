//! One text in any split, beside any other text, and again: the same bytes.

use models::model::step::Wanted;
use models::model::{ModelError, Sequence};
use runtime::adapter::AdapterChoice;

use super::goldens::Goldens;
use super::machine::{load, load_on_cpu, logits_after, run_split};

fn tokens() -> Vec<u32> {
    Goldens::of("hybrid-random").ids("tokens")
}

/// Every split point of a prompt of 40 tokens, and lengths 1 to 70 against token by token: logits and caches.
#[test]
fn a_split_changes_no_byte() {
    let tokens = tokens();
    let mut model = load_on_cpu("hybrid-random");
    let mut whole = |lengths: &[usize]| {
        let mut sequence = model.start().unwrap();
        let n_tokens = lengths.iter().sum();
        let logits = run_split(&mut model, &mut sequence, &tokens[..n_tokens], lengths);
        let caches = model.read_caches(&sequence).unwrap();
        model.release(sequence);
        (logits, caches.states, kv_up_to(caches.kv, n_tokens))
    };
    let at_once = whole(&[40]);
    for first in 1..40 {
        assert!(whole(&[first, 40 - first]) == at_once, "40 tokens as {first} and {}", 40 - first);
    }
    assert!(whole(&[39]) != at_once, "the comparison sees a token less");
    for length in [1, 2, 3, 4, 5, 7, 8, 9, 16, 17, 31, 32, 33, 63, 64, 65, 70] {
        assert!(whole(&vec![1; length]) == whole(&[length]), "{length} tokens one by one");
    }
}

/// Keys and values of the first tokens: what lies behind them in a block may be left from others.
fn kv_up_to(kv: Vec<[Vec<u8>; 2]>, n_tokens: usize) -> Vec<Vec<u8>> {
    let head_bytes = 256 * 64 * 2;
    let cut = |bytes: Vec<u8>| bytes.chunks(head_bytes).flat_map(|head| head[..n_tokens * 128].to_vec()).collect();
    kv.into_iter().flatten().map(cut).collect()
}

/// Copies of a text share its blocks until they go on, and then each goes on as if it were alone.
#[test]
fn copies_share_blocks_and_go_on_alone() {
    let tokens: Vec<u32> = tokens().into_iter().cycle().take(300).collect();
    let mut model = load("hybrid-random", &AdapterChoice::Cpu, 4);
    let mut first = model.start().unwrap();
    run_split(&mut model, &mut first, &tokens, &[300]);
    // Room for one block more.
    let mut other = model.start().unwrap();
    run_split(&mut model, &mut other, &tokens[..3], &[3]);
    model.release(other);
    let memory = model.memory();
    let mut copies = [model.fork(&first).unwrap(), model.fork(&first).unwrap()];
    assert_eq!(model.memory(), memory, "copies take no blocks");
    let kept = model.read_caches(&first).unwrap();
    let ends = [[5, 6, 7], [8, 9, 10]];
    for (copy, end) in copies.iter_mut().zip(&ends) {
        let found = run_split(&mut model, copy, end, &[1, 2]);
        let alone = logits_after(&mut model, &[tokens.as_slice(), end].concat());
        assert!(found == alone, "a copy that goes on with {end:?}");
    }
    assert!(model.read_caches(&first).unwrap() == kept, "copies that go on leave the text as it was");
    let went_on = run_split(&mut model, &mut first, &ends[0], &[3]);
    let [a, b] = copies;
    model.release(a);
    model.release(b);
    model.release(first);
    assert!(went_on == logits_after(&mut model, &[tokens.as_slice(), &ends[0]].concat()));
}

/// Two texts in turns, and together in one step, are what each is alone.
#[test]
fn texts_do_not_disturb_each_other() {
    let tokens = tokens();
    let texts = [&tokens[..23], &tokens[100..123]];
    let mut model = load_on_cpu("hybrid-random");
    let alone = texts.map(|text| logits_after(&mut model, text));
    let mut sequences: Vec<Sequence> = (0..2).map(|_| model.start().unwrap()).collect();
    let mut in_turns = [Vec::new(), Vec::new()];
    for place in 0..23 {
        for (index, text) in texts.iter().enumerate() {
            in_turns[index] = run_split(&mut model, &mut sequences[index], &text[place..=place], &[1]);
        }
    }
    sequences.into_iter().for_each(|sequence| model.release(sequence));
    assert!(in_turns == alone, "in turns");
    let [mut first, mut second] = [model.start().unwrap(), model.start().unwrap()];
    let ids = texts.concat();
    let step = model.submit(&mut [&mut first, &mut second], Some(&ids), Wanted::Logits).unwrap();
    let together = model.collect(step).unwrap().logits;
    assert!(together == alone.concat(), "in one step");
}

/// Twenty times the same.
#[test]
fn the_same_text_again_gives_the_same_bytes() {
    let tokens = tokens();
    let mut model = load_on_cpu("hybrid-random");
    let first = logits_after(&mut model, &tokens[..50]);
    for run in 0..20 {
        assert!(logits_after(&mut model, &tokens[..50]) == first, "run {run}");
    }
}

#[test]
fn what_cannot_run_is_refused_before_any_work() {
    let mut model = load_on_cpu("hybrid-random");
    let mut sequence = model.start().unwrap();
    let mut submit = |ids: &[u32]| model.submit(&mut [&mut sequence], Some(ids), Wanted::Token).unwrap_err();
    assert!(matches!(submit(&[]), ModelError::Empty));
    assert!(matches!(submit(&[5, 512]), ModelError::Token { found: 512, required: 512 }));
    assert!(matches!(submit(&[1; 2049]), ModelError::Step { found: 2049, required: 2048 }));
    assert_eq!(sequence.n_tokens(), 0);
    let mut others = vec![model.start().unwrap()];
    assert!(matches!(model.start(), Err(ModelError::Sequences { found: 3, required: 2 })));
    model.release(others.remove(0));
    // 4096 positions: two chunks fit, one token more does not.
    for _ in 0..2 {
        let step = model.submit(&mut [&mut sequence], Some(&[1; 2048]), Wanted::State).unwrap();
        model.collect(step).unwrap();
    }
    let full = model.submit(&mut [&mut sequence], Some(&[1]), Wanted::State).unwrap_err();
    assert!(matches!(full, ModelError::Context { found: 4097, required: 4096 }));
}
