//! A prompt gives the same bytes however it is cut: append and attend as one, in pieces, token by token, alone or beside
//! another sequence, in one dispatch or by blocks. Each answer is compared with that of the whole prompt at once.
//!
//! The comparison sees the order of a sum: the control exchanges two keys, and their values, where all later tokens see
//! both, which no formula of attention notices.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use kernel_dsl::contract::{ScalarArg, TensorLayout};
use kernel_dsl::ir::{Elem, Kernel};
use kernel_lib::{Fill, HostTensor, Role, find_variant};
use oracle_tests::backend::{CpuDevice, Device};
use oracle_tests::expectation::{device, present};
use oracle_tests::job::{Contents, Job};

const N_HEADS: usize = 6;
const N_KV_HEADS: usize = 2;
const HEAD_DIM: usize = 32;
const N_PAIRS: usize = 4;
const MAX_BLOCKS: usize = 2;
const BLOCK: usize = 256;
const N_BLOCKS: usize = 6;
/// Tokens of the prompt: over the border of two blocks.
const N_TOKENS: usize = 290;

/// The kernels of one type.
struct Ids {
    elem: Elem,
    append: &'static str,
    split: &'static str,
    combine: &'static str,
    /// One query row a workgroup.
    one: &'static str,
    /// Several heads.
    heads: &'static str,
    /// Several tokens.
    tokens: &'static str,
}

/// The type of models, in all tiles.
const BF16: Ids = Ids {
    elem: Elem::Bf16,
    append: "kv_append__bf16_bf16__subgroup_x8_normed",
    split: "attention_split__bf16_f32__block_x2_1x1",
    combine: "attention_combine__f32_bf16__ascending_gated",
    one: "attention__bf16_bf16__sequential_x2_1x1_gated",
    heads: "attention__bf16_bf16__sequential_x8_3x1_gated",
    tokens: "attention__bf16_bf16__sequential_x4_1x4_gated",
};

/// The type in which every rounding shows.
const F32: Ids = Ids {
    elem: Elem::F32,
    append: "kv_append__f32_f32__subgroup_x8_normed",
    split: "attention_split__f32_f32__block_x8_1x1",
    combine: "attention_combine__f32_f32__ascending_gated",
    one: "attention__f32_f32__sequential_x8_1x1_gated",
    heads: "attention__f32_f32__sequential_x8_1x1_gated",
    tokens: "attention__f32_f32__sequential_x8_1x4_gated",
};

/// A projected prompt: bytes of `[N_TOKENS, heads, width]` each.
struct Prompt {
    ids: &'static Ids,
    q: Vec<u8>,
    k: Vec<u8>,
    v: Vec<u8>,
}

fn random(seed: u64, shape: &[u32], elem: Elem) -> HostTensor {
    kernel_lib::CaseValues::new(seed, Fill::Uniform).input("x", elem, shape)
}

impl Prompt {
    fn new(ids: &'static Ids, seed: u64) -> Prompt {
        let tokens = |seed, heads: usize, width: usize| {
            random(seed, &[N_TOKENS as u32, heads as u32, width as u32], ids.elem).bytes
        };
        Prompt {
            ids,
            q: tokens(seed, N_HEADS, 2 * HEAD_DIM),
            k: tokens(seed + 1, N_KV_HEADS, HEAD_DIM),
            v: tokens(seed + 2, N_KV_HEADS, HEAD_DIM),
        }
    }
}

/// How a step attends.
#[derive(Clone, Copy)]
enum Attend {
    /// A query row a workgroup.
    One,
    /// Several heads a workgroup.
    Heads,
    /// Several tokens a workgroup.
    Tokens,
    /// By blocks.
    Split,
}

/// Sequences on one engine: their cache, and what is computed so far.
struct Sequences<'a> {
    ids: &'static Ids,
    device: &'a dyn Device,
    /// One for each row.
    prompts: Vec<&'a Prompt>,
    keys: Vec<u8>,
    values: Vec<u8>,
    /// Outputs of each row.
    outputs: Vec<Vec<u8>>,
    n_done: usize,
}

fn words(numbers: impl IntoIterator<Item = u32>) -> Vec<u8> {
    numbers.into_iter().flat_map(u32::to_le_bytes).collect()
}

fn of(elem: Elem, shape: &[usize], content: Vec<u8>) -> (TensorLayout, Vec<u8>) {
    let shape: Vec<u32> = shape.iter().map(|&len| len as u32).collect();
    (TensorLayout::row_major(elem, &shape), content)
}

/// The kernel of this id, built once.
fn kernel(id: &str) -> Arc<Kernel> {
    static BUILT: Mutex<BTreeMap<String, Arc<Kernel>>> = Mutex::new(BTreeMap::new());
    let build = || Arc::new(find_variant(id).expect("a kernel of the library").build().expect("it builds"));
    BUILT.lock().expect("nobody panics while building").entry(id.to_owned()).or_insert_with(build).clone()
}

fn job(id: &str, tensors: Vec<(TensorLayout, Vec<u8>)>, scalars: Vec<ScalarArg>) -> Job {
    let (layouts, contents) = tensors.into_iter().unzip();
    Job::new(kernel(id), layouts, contents, scalars)
}

/// Takes the last buffer.
fn last(contents: &mut Contents) -> Vec<u8> {
    contents.pop().expect("a buffer for each argument")
}

impl<'a> Sequences<'a> {
    /// A cache full of NaN: what nobody wrote must not count.
    fn new(device: &'a dyn Device, prompts: Vec<&'a Prompt>) -> Sequences<'a> {
        let ids = prompts[0].ids;
        let cache = vec![0xff; N_BLOCKS * N_KV_HEADS * BLOCK * HEAD_DIM * ids.elem.bytes() as usize];
        let outputs = vec![Vec::new(); prompts.len()];
        Sequences { ids, device, prompts, keys: cache.clone(), values: cache, outputs, n_done: 0 }
    }

    fn run(&self, job: &Job) -> Contents {
        self.device.run(job).unwrap_or_else(|error| panic!("{error}"))
    }

    fn n_rows(&self) -> usize {
        self.prompts.len()
    }

    /// The next `seq_len` tokens of each row's projection.
    fn next_tokens(&self, part: impl Fn(&Prompt) -> &[u8], seq_len: usize) -> Vec<u8> {
        let of_row = |prompt: &&Prompt| {
            let bytes = part(prompt);
            let token = bytes.len() / N_TOKENS;
            bytes[self.n_done * token..(self.n_done + seq_len) * token].to_vec()
        };
        self.prompts.iter().flat_map(of_row).collect()
    }

    /// Blocks of row 0 are 4 and 1, of row 1 are 2 and 5.
    fn block_table(&self) -> (TensorLayout, Vec<u8>) {
        of(Elem::U32, &[self.n_rows(), MAX_BLOCKS], words([4, 1, 2, 5].into_iter().take(2 * self.n_rows())))
    }

    fn positions(&self) -> (TensorLayout, Vec<u8>) {
        of(Elem::U32, &[self.n_rows()], words(vec![self.n_done as u32; self.n_rows()]))
    }

    fn cache(&self, content: &[u8]) -> (TensorLayout, Vec<u8>) {
        of(self.ids.elem, &[N_BLOCKS, N_KV_HEADS, BLOCK, HEAD_DIM], content.to_vec())
    }

    fn gates(&self, seq_len: usize) -> (TensorLayout, Vec<u8>) {
        let tokens = self.next_tokens(|prompt| &prompt.q, seq_len);
        of(self.ids.elem, &[self.n_rows(), seq_len, N_HEADS, 2 * HEAD_DIM], tokens)
    }

    /// Appends the next `seq_len` tokens; the result is their queries.
    fn append(&mut self, seq_len: usize) -> Vec<u8> {
        let rows = self.n_rows();
        let table = |seed| random(seed, &[(MAX_BLOCKS * BLOCK) as u32, N_PAIRS as u32], Elem::F32).bytes;
        let weights = |seed| of(self.ids.elem, &[HEAD_DIM], random(seed, &[HEAD_DIM as u32], self.ids.elem).bytes);
        let kv = |tokens| of(self.ids.elem, &[rows, seq_len, N_KV_HEADS, HEAD_DIM], tokens);
        let tensors = vec![
            self.gates(seq_len),
            kv(self.next_tokens(|prompt| &prompt.k, seq_len)),
            kv(self.next_tokens(|prompt| &prompt.v, seq_len)),
            weights(901),
            weights(902),
            of(Elem::F32, &[MAX_BLOCKS * BLOCK, N_PAIRS], table(903)),
            of(Elem::F32, &[MAX_BLOCKS * BLOCK, N_PAIRS], table(904)),
            self.positions(),
            self.block_table(),
            of(self.ids.elem, &[rows, seq_len, N_HEADS, HEAD_DIM], Vec::new()),
            self.cache(&self.keys),
            self.cache(&self.values),
        ];
        let mut after = self.run(&job(self.ids.append, tensors, vec![ScalarArg::F32(1e-6)]));
        self.values = last(&mut after);
        self.keys = last(&mut after);
        last(&mut after)
    }

    fn attend(&mut self, attend: Attend, queries: Vec<u8>, seq_len: usize) {
        let rows = self.n_rows();
        // Steep enough that weights differ by orders of magnitude.
        let scale = ScalarArg::F32(1.5);
        let mut tensors = vec![
            of(self.ids.elem, &[rows, seq_len, N_HEADS, HEAD_DIM], queries),
            self.cache(&self.keys),
            self.cache(&self.values),
            self.block_table(),
            self.positions(),
        ];
        let y = of(self.ids.elem, &[rows, seq_len, N_HEADS * HEAD_DIM], Vec::new());
        let sequential = match attend {
            Attend::One => Some(self.ids.one),
            Attend::Heads => Some(self.ids.heads),
            Attend::Tokens => Some(self.ids.tokens),
            Attend::Split => None,
        };
        let launch = match sequential {
            Some(id) => {
                tensors.extend([self.gates(seq_len), y]);
                job(id, tensors, vec![scale])
            }
            None => {
                let [outputs, sums] =
                    [[rows * seq_len, N_HEADS, MAX_BLOCKS, HEAD_DIM], [rows * seq_len, N_HEADS, MAX_BLOCKS, 2]];
                tensors.extend([of(Elem::F32, &outputs, Vec::new()), of(Elem::F32, &sums, Vec::new())]);
                let mut after = self.run(&job(self.ids.split, tensors, vec![scale]));
                let partial_sums = last(&mut after);
                let partial_outputs = last(&mut after);
                let tensors = vec![
                    of(Elem::F32, &outputs, partial_outputs),
                    of(Elem::F32, &sums, partial_sums),
                    self.positions(),
                    self.gates(seq_len),
                    y,
                ];
                job(self.ids.combine, tensors, vec![])
            }
        };
        let y = last(&mut self.run(&launch));
        let row_bytes = seq_len * N_HEADS * HEAD_DIM * self.ids.elem.bytes() as usize;
        for (row, output) in self.outputs.iter_mut().enumerate() {
            output.extend_from_slice(&y[row * row_bytes..(row + 1) * row_bytes]);
        }
        self.n_done += seq_len;
    }

    /// Exchanges two places of row 0's first block, keys and values: the same softmax in another order.
    fn exchange_keys(&mut self, first: usize, second: usize) {
        let key_bytes = HEAD_DIM * self.ids.elem.bytes() as usize;
        for cache in [&mut self.keys, &mut self.values] {
            for head in 0..N_KV_HEADS {
                let place = |key: usize| ((4 * N_KV_HEADS + head) * BLOCK + key) * key_bytes;
                (0..key_bytes).for_each(|byte| cache.swap(place(first) + byte, place(second) + byte));
            }
        }
    }

    fn step(&mut self, how: Attend, seq_len: usize) {
        let queries = self.append(seq_len);
        self.attend(how, queries, seq_len);
    }
}

/// Outputs of each row, cut into these pieces.
fn outputs(on: &dyn Device, prompts: Vec<&Prompt>, how: Attend, pieces: &[usize]) -> Vec<Vec<u8>> {
    let mut sequences = Sequences::new(on, prompts);
    pieces.iter().for_each(|&seq_len| sequences.step(how, seq_len));
    assert_eq!(sequences.n_done, N_TOKENS);
    sequences.outputs
}

/// The first token, and how many, whose bytes differ.
fn differing_tokens(left: &[u8], right: &[u8]) -> Option<(usize, usize)> {
    assert_eq!(left.len(), right.len());
    let token = left.len() / N_TOKENS;
    let differs = |&index: &usize| left[index * token..][..token] != right[index * token..][..token];
    let mut tokens = (0..N_TOKENS).filter(differs);
    tokens.next().map(|first| (first, 1 + tokens.count()))
}

fn one_by_one(n: usize) -> Vec<usize> {
    vec![1; n]
}

fn any_cut_is_the_same(on: &dyn Device, ids: &'static Ids, cuts: &[(Attend, Vec<usize>)]) {
    let (prompt, other) = (Prompt::new(ids, 11), Prompt::new(ids, 23));
    let whole = outputs(on, vec![&prompt], Attend::One, &[N_TOKENS]).remove(0);
    let (layout, content) = of(ids.elem, &[N_TOKENS * N_HEADS * HEAD_DIM], whole.clone());
    let tensor = HostTensor { name: "y", role: Role::Out, layout, bytes: content };
    assert!(tensor.values().iter().all(|value| value.is_finite()));
    for (number, (how, pieces)) in cuts.iter().enumerate() {
        let cut = outputs(on, vec![&prompt], *how, pieces).remove(0);
        assert_eq!(differing_tokens(&whole, &cut), None, "cut {number}: (first token, number of tokens)");
    }
    let beside = outputs(on, vec![&other, &prompt], Attend::Tokens, &[200, N_TOKENS - 200]).remove(1);
    assert_eq!(differing_tokens(&whole, &beside), None, "beside another sequence: (first token, number of tokens)");
}

#[test]
fn any_cut_of_a_prompt_gives_the_same_bytes_on_the_cpu_engine() {
    for ids in [&BF16, &F32] {
        let cuts = [
            (Attend::Heads, vec![N_TOKENS]),
            (Attend::Tokens, vec![N_TOKENS]),
            (Attend::Split, vec![N_TOKENS]),
            (Attend::Tokens, vec![7, 250, 33]),
            (Attend::Heads, vec![255, 1, 1, 33]),
            (Attend::One, one_by_one(N_TOKENS)),
            (Attend::Split, [vec![250], one_by_one(N_TOKENS - 250)].concat()),
        ];
        any_cut_is_the_same(&CpuDevice::default(), ids, &cuts);
    }
}

#[test]
fn any_cut_of_a_prompt_gives_the_same_bytes_on_the_device() {
    let Some(device) = present(device("cuts of a prompt on the device")) else { return };
    for ids in [&BF16, &F32] {
        let cuts = [
            (Attend::Tokens, vec![N_TOKENS]),
            (Attend::Split, vec![N_TOKENS]),
            (Attend::Heads, vec![7, 250, 33]),
            (Attend::One, [vec![250], one_by_one(N_TOKENS - 250)].concat()),
        ];
        any_cut_is_the_same(device, ids, &cuts);
        // And those of the CPU engine.
        let prompt = Prompt::new(ids, 11);
        let [found, expected] =
            [device, &CpuDevice::default()].map(|on| outputs(on, vec![&prompt], Attend::Tokens, &[N_TOKENS]).remove(0));
        assert_eq!(differing_tokens(&expected, &found), None);
    }
}

#[test]
fn control_exchanged_keys_show() {
    for (ids, least) in [(&F32, 150), (&BF16, 1)] {
        let prompt = Prompt::new(ids, 11);
        let [plain, exchanged] = [false, true].map(|exchange| {
            let cpu = CpuDevice::default();
            let mut sequences = Sequences::new(&cpu, vec![&prompt]);
            sequences.step(Attend::One, 100);
            if exchange {
                sequences.exchange_keys(3, 40);
            }
            sequences.step(Attend::One, N_TOKENS - 100);
            sequences.outputs.remove(0)
        });
        let (first, n_tokens) = differing_tokens(&plain, &exchanged).expect("the order of a sum shows in some token");
        assert!(first >= 100 && n_tokens >= least, "{n_tokens} tokens from {first} on");
    }
}
