//! The default model, which is trained: the reference's greedy answers, and its perplexity on nine kinds of text.

use models::evaluate::{Likelihood, likelihood};
use models::generate::text::TextGeneration;
use models::generate::{Context, Finish, Generation};
use models::text::TextModel;
use serde_json::Value;

use super::goldens::follow;
use super::machine::{argmax, folder, greedy, load_on_cpu, run_split};

/// Where the gap is larger, bf16 and f32 runs of the reference agree.
const TAU: f32 = 0.5;
/// Share of positions that must be checked.
const CHECKED: f64 = 0.85;
/// How far the mean log-likelihood may be from the reference's, as a share of the perplexity.
const PERPLEXITY: f64 = 0.003;

fn json(name: &str) -> Value {
    let text = std::fs::read_to_string(folder("goldens").join(name)).unwrap();
    serde_json::from_str(&text).unwrap()
}

fn ids(value: &Value) -> Vec<u32> {
    value.as_array().unwrap().iter().map(|id| id.as_u64().unwrap() as u32).collect()
}

#[test]
fn greedy_answers_are_the_references() {
    let goldens = json("espalier-tiny-greedy.json");
    let mut model = load_on_cpu("espalier-tiny");
    let mut total = [0, 0];
    for (number, case) in goldens["cases"].as_array().unwrap().iter().enumerate() {
        let prompt = ids(&case["prompt_ids"]);
        let golden = ids(&case["bf16"]["ids"]);
        let gaps: Vec<f32> =
            case["bf16"]["gap"].as_array().unwrap().iter().map(|gap| gap.as_f64().unwrap() as f32).collect();
        let mut sequence = model.start().unwrap();
        let mut found = Vec::new();
        let counts = follow(&golden, &gaps, TAU, |last| {
            let logits = match last {
                None => run_split(&mut model, &mut sequence, &prompt, &[prompt.len()]),
                Some(token) => run_split(&mut model, &mut sequence, &[token], &[1]),
            };
            found.push(argmax(&logits));
            argmax(&logits)
        });
        let [checked, exempt] = counts.unwrap_or_else(|error| panic!("case {number}: {error}"));
        total = [total[0] + checked, total[1] + exempt];
        model.release(sequence);
        // Freely, until the first position that is exempt.
        let free = gaps.iter().position(|gap| *gap <= TAU).unwrap_or(golden.len());
        let mut context = Context::start(&mut model).unwrap();
        let options = greedy(free as u32, &[]);
        let tokens = Generation::new(&mut model, &mut context, &prompt, options).unwrap();
        let tokens: Vec<u32> = tokens.map(|generated| generated.unwrap().token).collect();
        assert_eq!(tokens, golden[..free], "case {number}, freely");
        context.release(&mut model);
    }
    let share = total[0] as f64 / (total[0] + total[1]) as f64;
    eprintln!("espalier-tiny: {} greedy tokens checked, {} exempt", total[0], total[1]);
    assert!(share >= CHECKED, "{share} of the positions checked; required: at least {CHECKED}");
}

#[test]
fn perplexity_is_the_references() {
    let goldens = json("espalier-tiny-perplexity.json");
    let text = TextModel::load(&folder("espalier-tiny")).unwrap();
    let mut model = load_on_cpu("espalier-tiny");
    for category in goldens["categories"].as_array().unwrap() {
        let name = category["category"].as_str().unwrap();
        let mut total = Likelihood::default();
        for document in category["documents"].as_array().unwrap() {
            let mut ids = text.tokenizer().encode_with_tokens(document.as_str().unwrap()).unwrap();
            ids.truncate(1024);
            total = total.and(likelihood(&mut model, &ids, 1024).unwrap());
        }
        assert_eq!(total.n_tokens, category["bf16"]["tokens"].as_u64().unwrap(), "{name}: tokens");
        let found = total.nats_per_token();
        let golden = category["bf16"]["nll_per_token"].as_f64().unwrap();
        let off = (found - golden).exp() - 1.0;
        eprintln!("espalier-tiny, {name}: {found:.5} nats a token, reference {golden:.5}, perplexity off by {off:.5}");
        assert!(off.abs() <= PERPLEXITY, "{name}: perplexity off by {off}; required: at most {PERPLEXITY}");
    }
}

/// An answer ends with a token of the list, which is not given; its pieces are its text.
#[test]
fn an_answer_ends_where_the_model_ends_it() {
    let text = TextModel::load(&folder("espalier-tiny")).unwrap();
    let mut model = load_on_cpu("espalier-tiny");
    let goldens = json("espalier-tiny-greedy.json");
    let eos = text.eos_token_ids(model.eos_token_ids());
    for case in goldens["cases"].as_array().unwrap() {
        let golden = ids(&case["bf16"]["ids"]);
        let Some(length) = golden.iter().position(|id| eos.contains(id)) else { continue };
        let options = greedy(400, &eos);
        let mut context = Context::start(&mut model).unwrap();
        let tokens = Generation::new(&mut model, &mut context, &ids(&case["prompt_ids"]), options).unwrap();
        let mut pieces = TextGeneration::new(tokens, text.stream(vec![], false).unwrap());
        let parts: Vec<_> = pieces.by_ref().map(|piece| piece.unwrap()).collect();
        assert_eq!(pieces.finish(), Some(Finish::Stop));
        assert!(parts.iter().filter_map(|piece| piece.generated.as_ref()).all(|one| !eos.contains(&one.token)));
        assert!(pieces.produced() as usize <= length + 200);
        drop(pieces);
        context.release(&mut model);
    }
}
