//! Generation: contexts that fork, conversations that go on from what is known, cancelling.

mod folders;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use folders::{default_model, fixture};
use models::generate::{Context, ConversationContext, Finish, GenerateOptions, Generation, run_prompt};
use models::generation_config::GenerationConfig;
use models::model::{LoadOptions, Loading, Model, ModelError};
use models::sampler::{SamplingParams, SamplingRequest};
use models::text::{Conversation, Ending, TextModel};
use models::{Dtype, model::Footprint};

fn options(n_sequences: u32) -> LoadOptions {
    LoadOptions { n_sequences, ..LoadOptions::default() }
}

fn load(n_sequences: u32) -> Model {
    Model::load(&default_model(), &options(n_sequences), &mut |_| ()).expect("the default model")
}

fn greedy(max_tokens: u32, eos: Vec<u32>) -> GenerateOptions {
    let request = SamplingRequest { temperature: Some(0.0), ..SamplingRequest::default() };
    let sampling = SamplingParams::resolve(&request, &GenerationConfig::default(), 4096, 0).expect("greedy");
    GenerateOptions { max_tokens, eos, sampling }
}

fn answer(model: &mut Model, context: &mut Context, prompt: &[u32], options: GenerateOptions) -> Vec<u32> {
    let tokens = Generation::new(model, context, prompt, options).expect("a prompt that fits");
    tokens.map(|token| token.expect("a step that runs").token).collect()
}

#[test]
fn a_fork_goes_on_by_itself() {
    let mut model = load(2);
    let mut context = Context::start(&mut model).unwrap();
    // Beyond one block of keys.
    let prompt: Vec<u32> = (0..260).map(|i| 300 + i % 97).collect();
    run_prompt(&mut model, &mut context, &prompt).unwrap();
    let mut fork = context.fork(&mut model).unwrap();
    assert_eq!(fork.tokens(), context.tokens());
    let caches = |model: &mut Model, context: &Context| model.read_caches(context.sequence()).unwrap();
    assert!(caches(&mut model, &fork) == caches(&mut model, &context));
    let longer = |token: u32| [&prompt[..], &[token]].concat();
    let forked = run_prompt(&mut model, &mut fork, &longer(7)).unwrap();
    assert!(caches(&mut model, &fork) != caches(&mut model, &context));
    assert!(matches!(context.fork(&mut model), Err(ModelError::Sequences { found: 3, required: 2 })));
    fork.release(&mut model);
    assert_eq!(run_prompt(&mut model, &mut context, &longer(7)).unwrap(), forked);
}

/// What the turns share runs once, and no answer changes.
#[test]
fn a_conversation_goes_on_from_what_is_known() {
    let text = TextModel::load(&default_model()).unwrap();
    let (mut model, mut fresh_model) = (load(2), load(1));
    let eos = text.eos_token_ids(model.eos_token_ids());
    let mut contexts = ConversationContext::start(&mut model).unwrap();
    let mut conversation = Conversation::new();
    conversation.set_thinking(false);
    let never = AtomicBool::new(false);
    let mut before = 0;
    for question in ["What is 8 times 7?", "What is 3 plus 4?", "Where do cats sleep?"] {
        conversation.push_text("user", question);
        let prompt = text.conversation(&conversation, Ending::Answer).unwrap();
        let n_shared = text.shared_tokens(&conversation, &prompt).unwrap();
        assert!(n_shared > before && n_shared < prompt.ids.len(), "{n_shared} of {}", prompt.ids.len());
        let (context, known) = contexts.ready(&mut model, &prompt.ids, n_shared, &never).unwrap();
        assert_eq!(known, before, "{question}");
        let found = answer(&mut model, context, &prompt.ids, greedy(30, eos.clone()));
        let mut fresh = Context::start(&mut fresh_model).unwrap();
        assert_eq!(answer(&mut fresh_model, &mut fresh, &prompt.ids, greedy(30, eos.clone())), found, "{question}");
        fresh.release(&mut fresh_model);
        conversation.push_text("assistant", text.tokenizer().decode(&found).unwrap().trim());
        before = n_shared;
    }
    contexts.release(&mut model);
    assert!(ConversationContext::start(&mut model).is_ok());
    assert!(ConversationContext::start(&mut load(1)).is_err());
}

#[test]
fn a_prompt_that_grows_goes_on_in_the_same_context() {
    let mut model = load(2);
    let mut contexts = ConversationContext::start(&mut model).unwrap();
    let never = AtomicBool::new(false);
    let prompt: Vec<u32> = (300..340).collect();
    let (context, known) = contexts.ready(&mut model, &prompt, 20, &never).unwrap();
    assert_eq!((context.tokens().len(), known), (20, 0));
    let more = answer(&mut model, context, &prompt, greedy(5, vec![]));
    let longer = [&prompt[..], &more, &[1, 2]].concat();
    let (context, known) = contexts.ready(&mut model, &longer, 20, &never).unwrap();
    assert!(known >= prompt.len() + 4 && known == context.tokens().len(), "{known}");
}

#[test]
fn a_cancelled_generation_leaves_a_context_that_goes_on() {
    let mut model = load(2);
    let prompt: Vec<u32> = (300..340).collect();
    let flag = Arc::new(AtomicBool::new(true));
    // Before the first chunk.
    let mut contexts = ConversationContext::start(&mut model).unwrap();
    let (context, _) = contexts.ready(&mut model, &prompt, 39, &flag).unwrap();
    let ran = context.tokens().len();
    assert!(ran < 39, "{ran}");
    let mut tokens = Generation::new(&mut model, context, &prompt, greedy(3, vec![])).unwrap().cancelled_by(flag);
    assert!(tokens.next().is_none());
    assert_eq!(tokens.finish(), Some(Finish::Cancelled));
    drop(tokens);
    let after = answer(&mut model, context, &prompt, greedy(3, vec![]));
    contexts.release(&mut model);
    let mut fresh = Context::start(&mut model).unwrap();
    assert_eq!(answer(&mut model, &mut fresh, &prompt, greedy(3, vec![])), after);
}

#[test]
fn loading_tells_how_far_it_is() {
    let mut heard = Vec::new();
    Model::load(&default_model(), &options(1), &mut |loading| heard.push(loading)).unwrap();
    let of = heard[0].of;
    assert_eq!((heard[0].done, heard.last()), (0, Some(&Loading { done: of, of })));
    assert!(heard.len() > 50 && heard.is_sorted_by(|a, b| a.done < b.done && b.of == of), "{heard:?}");
}

/// What a model takes is known without its values, and is what it takes.
#[test]
fn the_footprint_is_that_of_the_loaded_model() {
    let footprint = Model::footprint(&default_model(), &options(1)).unwrap();
    let model = load(1);
    let [weights, caches, _] = model.memory();
    let Footprint { weight_bytes, kv_bytes_per_token, state_bytes, context, .. } = footprint;
    assert_eq!((weight_bytes, context), (weights, model.context()));
    assert_eq!(footprint.kv_bytes(1) + state_bytes, caches);
    assert_eq!(footprint.kv_bytes(1), 256 * kv_bytes_per_token);
    assert!(footprint.token_scratch_bytes > 0 && footprint.prompt_scratch_bytes > footprint.token_scratch_bytes);
}

/// A pair of types that no kernel takes is refused with the field, before the first byte of weights is placed.
#[test]
fn types_that_no_kernel_pairs_are_refused_before_the_upload() {
    let mut heard = 0;
    let options = LoadOptions { dtype: Some(Dtype::F16), ..options(1) };
    let refused = Model::load(&default_model(), &options, &mut |_| heard += 1).map(|_| ()).unwrap_err().to_string();
    let expected = "stores bf16; required: activations of bf16 or f32 (`--dtype`)";
    assert!(refused.starts_with("`dtype` is f16, and tensor `") && refused.ends_with(expected), "{refused}");
    assert_eq!(heard, 0);
    assert!(Model::footprint(&fixture("hybrid-random-mlx-4bit"), &options).is_ok());
}
