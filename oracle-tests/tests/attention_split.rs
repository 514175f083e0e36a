//! A prompt gives the same bytes however it is cut: append and attend as one, in pieces, token by token, alone or beside
//! another sequence, in one dispatch or by blocks. Each answer is compared with that of the whole prompt at once.
//!
//! The comparison sees the order of a sum: the control exchanges two keys, and their values, where all later tokens see
//! both, which no formula of attention notices.

use std::sync::Arc;

use kernel_dsl::contract::{ScalarArg, TensorLayout};
use kernel_dsl::interp::Options;
use kernel_dsl::ir::Elem;
use kernel_dsl::target::Target;
use kernel_lib::{Fill, HostTensor, find_variant};
use oracle_tests::backend::{BackendError, CpuKernel, Device};
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

const APPEND: &str = "kv_append__bf16_bf16__subgroup_x8_normed";
const SPLIT: &str = "attention_split__bf16_f32__block_x2_1x1";
const COMBINE: &str = "attention_combine__f32_bf16__ascending_gated";
const ONE: &str = "attention__bf16_bf16__sequential_x2_1x1_gated";
const HEADS: &str = "attention__bf16_bf16__sequential_x8_3x1_gated";
const TOKENS: &str = "attention__bf16_bf16__sequential_x2_1x4_gated";

/// Runs jobs.
trait Runner {
    fn run(&self, job: &Job) -> Result<Contents, BackendError>;
}

struct Cpu;

impl Runner for Cpu {
    fn run(&self, job: &Job) -> Result<Contents, BackendError> {
        CpuKernel::new(&job.kernel)?.run(job, &Options::default())
    }
}

struct OnDevice(&'static dyn Device);

impl Runner for OnDevice {
    fn run(&self, job: &Job) -> Result<Contents, BackendError> {
        self.0.run(job)
    }
}

/// A projected prompt: bytes of `[N_TOKENS, heads, width]` each.
struct Prompt {
    q: Vec<u8>,
    k: Vec<u8>,
    v: Vec<u8>,
}

fn random(seed: u64, shape: &[u32], elem: Elem) -> HostTensor {
    kernel_lib::CaseValues::new(seed, Fill::Uniform).input("x", elem, shape)
}

impl Prompt {
    fn new(seed: u64) -> Prompt {
        let tokens = |seed, heads: usize, width: usize| {
            random(seed, &[N_TOKENS as u32, heads as u32, width as u32], Elem::Bf16).bytes
        };
        Prompt {
            q: tokens(seed, N_HEADS, 2 * HEAD_DIM),
            k: tokens(seed + 1, N_KV_HEADS, HEAD_DIM),
            v: tokens(seed + 2, N_KV_HEADS, HEAD_DIM),
        }
    }
}

/// How a step attends.
#[derive(Clone, Copy)]
enum Attend {
    /// By one kernel.
    Sequential(&'static str),
    /// By blocks.
    Split,
}

/// Sequences on one engine: their cache, and what is computed so far.
struct Sequences<'a> {
    runner: &'a dyn Runner,
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

fn job(id: &str, tensors: Vec<(TensorLayout, Vec<u8>)>, scalars: Vec<ScalarArg>) -> Job {
    let kernel = Arc::new(find_variant(id).unwrap_or_else(|| panic!("no kernel `{id}`")).build().unwrap());
    let (layouts, contents) = tensors.into_iter().unzip();
    Job::new(kernel, layouts, contents, scalars)
}

impl<'a> Sequences<'a> {
    /// A cache full of NaN: what nobody wrote must not count.
    fn new(runner: &'a dyn Runner, prompts: Vec<&'a Prompt>) -> Sequences<'a> {
        let cache = vec![0xff; N_BLOCKS * N_KV_HEADS * BLOCK * HEAD_DIM * 2];
        let outputs = vec![Vec::new(); prompts.len()];
        Sequences { runner, prompts, keys: cache.clone(), values: cache, outputs, n_done: 0 }
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
        of(Elem::Bf16, &[N_BLOCKS, N_KV_HEADS, BLOCK, HEAD_DIM], content.to_vec())
    }

    fn gates(&self, seq_len: usize) -> (TensorLayout, Vec<u8>) {
        let tokens = self.next_tokens(|prompt| &prompt.q, seq_len);
        of(Elem::Bf16, &[self.n_rows(), seq_len, N_HEADS, 2 * HEAD_DIM], tokens)
    }

    /// Appends the next `seq_len` tokens; the result is their queries.
    fn append(&mut self, seq_len: usize) -> Vec<u8> {
        let rows = self.n_rows();
        let table = |seed| random(seed, &[(MAX_BLOCKS * BLOCK) as u32, N_PAIRS as u32], Elem::F32).bytes;
        let weights = |seed| of(Elem::Bf16, &[HEAD_DIM], random(seed, &[HEAD_DIM as u32], Elem::Bf16).bytes);
        let kv = |tokens| of(Elem::Bf16, &[rows, seq_len, N_KV_HEADS, HEAD_DIM], tokens);
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
            of(Elem::Bf16, &[rows, seq_len, N_HEADS, HEAD_DIM], Vec::new()),
            self.cache(&self.keys),
            self.cache(&self.values),
        ];
        let mut after = self.runner.run(&job(APPEND, tensors, vec![ScalarArg::F32(1e-6)])).unwrap();
        self.values = after.pop().unwrap();
        self.keys = after.pop().unwrap();
        after.pop().unwrap()
    }

    fn attend(&mut self, attend: Attend, queries: Vec<u8>, seq_len: usize) {
        let rows = self.n_rows();
        // Steep enough that weights differ by orders of magnitude.
        let scale = ScalarArg::F32(1.5);
        let mut tensors = vec![
            of(Elem::Bf16, &[rows, seq_len, N_HEADS, HEAD_DIM], queries),
            self.cache(&self.keys),
            self.cache(&self.values),
            self.block_table(),
            self.positions(),
        ];
        let y = of(Elem::Bf16, &[rows, seq_len, N_HEADS * HEAD_DIM], Vec::new());
        let last = match attend {
            Attend::Sequential(id) => {
                tensors.extend([self.gates(seq_len), y]);
                job(id, tensors, vec![scale])
            }
            Attend::Split => {
                let [outputs, sums] = [[rows * seq_len, N_HEADS, MAX_BLOCKS, HEAD_DIM], [rows * seq_len, N_HEADS, MAX_BLOCKS, 2]];
                tensors.extend([of(Elem::F32, &outputs, Vec::new()), of(Elem::F32, &sums, Vec::new())]);
                let mut after = self.runner.run(&job(SPLIT, tensors, vec![scale])).unwrap();
                let partial_sums = after.pop().unwrap();
                let partial_outputs = after.pop().unwrap();
                let tensors = vec![
                    of(Elem::F32, &outputs, partial_outputs),
                    of(Elem::F32, &sums, partial_sums),
                    self.positions(),
                    self.gates(seq_len),
                    y,
                ];
                job(COMBINE, tensors, vec![])
            }
        };
        let y = self.runner.run(&last).unwrap().pop().unwrap();
        let row_bytes = seq_len * N_HEADS * HEAD_DIM * 2;
        for (row, output) in self.outputs.iter_mut().enumerate() {
            output.extend_from_slice(&y[row * row_bytes..(row + 1) * row_bytes]);
        }
        self.n_done += seq_len;
    }

    fn step(&mut self, how: Attend, seq_len: usize) {
        let queries = self.append(seq_len);
        self.attend(how, queries, seq_len);
    }
}

/// Outputs of each row, cut into these pieces.
fn outputs(runner: &dyn Runner, prompts: Vec<&Prompt>, how: Attend, pieces: &[usize]) -> Vec<Vec<u8>> {
    let mut sequences = Sequences::new(runner, prompts);
    pieces.iter().for_each(|&seq_len| sequences.step(how, seq_len));
    assert_eq!(sequences.n_done, N_TOKENS);
    sequences.outputs
}

/// The first token, and how many, whose bytes differ.
fn differing_tokens(left: &[u8], right: &[u8]) -> Option<(usize, usize)> {
    assert_eq!(left.len(), N_TOKENS * N_HEADS * HEAD_DIM * 2);
    assert_eq!(left.len(), right.len());
    let token = N_HEADS * HEAD_DIM * 2;
    let differs = |&index: &usize| left[index * token..][..token] != right[index * token..][..token];
    let mut tokens = (0..N_TOKENS).filter(differs);
    tokens.next().map(|first| (first, 1 + tokens.count()))
}

fn pieces_of_one(n: usize) -> Vec<usize> {
    vec![1; n]
}

fn any_cut_is_the_same(runner: &dyn Runner, cuts: &[(Attend, Vec<usize>)]) {
    let (prompt, other) = (Prompt::new(11), Prompt::new(23));
    let whole = outputs(runner, vec![&prompt], Attend::Sequential(ONE), &[N_TOKENS]).remove(0);
    let finite = whole.chunks(2).filter(|bytes| bytes[1] & 0x7f != 0x7f || bytes[0] & 0x80 == 0);
    assert_eq!(finite.count(), whole.len() / 2, "every output is finite");
    for (number, (how, pieces)) in cuts.iter().enumerate() {
        let cut = outputs(runner, vec![&prompt], *how, pieces).remove(0);
        assert_eq!(differing_tokens(&whole, &cut), None, "cut {number}: (first token, number of tokens)");
    }
    let beside = outputs(runner, vec![&other, &prompt], Attend::Sequential(TOKENS), &[200, N_TOKENS - 200]).remove(1);
    assert_eq!(differing_tokens(&whole, &beside), None, "beside another sequence: (first token, number of tokens)");
}

#[test]
fn any_cut_of_a_prompt_gives_the_same_bytes_on_the_cpu_engine() {
    let cuts = [
        (Attend::Sequential(HEADS), vec![N_TOKENS]),
        (Attend::Sequential(TOKENS), vec![N_TOKENS]),
        (Attend::Split, vec![N_TOKENS]),
        (Attend::Sequential(TOKENS), vec![7, 250, 33]),
        (Attend::Sequential(HEADS), vec![255, 1, 1, 33]),
        (Attend::Sequential(ONE), pieces_of_one(N_TOKENS)),
        (Attend::Split, [vec![250], pieces_of_one(N_TOKENS - 250)].concat()),
    ];
    any_cut_is_the_same(&Cpu, &cuts);
}

#[test]
fn any_cut_of_a_prompt_gives_the_same_bytes_on_the_device() {
    let Some(device) = present(device("cuts of a prompt on the device")) else { return };
    let cuts = [
        (Attend::Sequential(TOKENS), vec![N_TOKENS]),
        (Attend::Split, vec![N_TOKENS]),
        (Attend::Sequential(HEADS), vec![7, 250, 33]),
        (Attend::Sequential(ONE), [vec![250], pieces_of_one(N_TOKENS - 250)].concat()),
    ];
    any_cut_is_the_same(&OnDevice(device), &cuts);
    // And those of the CPU engine.
    let prompt = Prompt::new(11);
    let [found, expected] = [&OnDevice(device) as &dyn Runner, &Cpu]
        .map(|runner| outputs(runner, vec![&prompt], Attend::Sequential(TOKENS), &[N_TOKENS]).remove(0));
    assert_eq!(differing_tokens(&expected, &found), None);
}

#[test]
fn control_exchanged_keys_show() {
    let prompt = Prompt::new(11);
    let [plain, exchanged] = [false, true].map(|exchange| {
        let mut sequences = Sequences::new(&Cpu, vec![&prompt]);
        sequences.step(Attend::Sequential(ONE), 100);
        if exchange {
            // Places 3 and 40 of block 4, in two runs of a block.
            for cache in [&mut sequences.keys, &mut sequences.values] {
                for head in 0..N_KV_HEADS {
                    let place = |key: usize| ((4 * N_KV_HEADS + head) * BLOCK + key) * HEAD_DIM * 2;
                    let (three, forty) = (place(3), place(40));
                    (0..HEAD_DIM * 2).for_each(|byte| cache.swap(three + byte, forty + byte));
                }
            }
        }
        sequences.step(Attend::Sequential(ONE), N_TOKENS - 100);
        sequences.outputs.remove(0)
    });
    let (first, n_tokens) = differing_tokens(&plain, &exchanged).expect("the order of a sum shows in some token");
    assert!(first >= 100 && n_tokens > 10, "{n_tokens} tokens from {first} on");
}

#[test]
fn the_ids_of_this_test_are_legal_for_its_sizes() {
    let params: Vec<(String, u32)> = [
        ("n_rows", 1),
        ("seq_len", 1),
        ("n_heads", N_HEADS),
        ("n_kv_heads", N_KV_HEADS),
        ("head_dim", HEAD_DIM),
        ("max_blocks", MAX_BLOCKS),
        ("position", 0),
    ]
    .map(|(name, number)| (name.to_owned(), number as u32))
    .to_vec();
    for id in [SPLIT, COMBINE, ONE, HEADS, TOKENS] {
        find_variant(id).unwrap().legal(&params, &Target::WGSL).unwrap();
    }
}
