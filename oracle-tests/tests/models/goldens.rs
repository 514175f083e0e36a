//! Reference outputs, by name.

use runtime::weights::Checkpoint;

use super::machine::folder;

/// The tensors of one file of goldens.
pub struct Goldens(Checkpoint);

impl Goldens {
    /// The goldens of a model.
    pub fn of(model: &str) -> Goldens {
        let path = folder("goldens").join(model).with_extension("safetensors");
        Goldens(Checkpoint::open_files(&[path]).unwrap())
    }

    fn words(&self, name: &str) -> Vec<u32> {
        let tensor = self.0.get(name).unwrap_or_else(|| panic!("no golden `{name}`"));
        assert!(["F32", "I32"].contains(&tensor.type_name().as_str()), "{name}: {}", tensor.type_name());
        tensor.bytes().as_chunks().0.iter().map(|word| u32::from_le_bytes(*word)).collect()
    }

    /// Numbers.
    pub fn floats(&self, name: &str) -> Vec<f32> {
        self.words(name).into_iter().map(f32::from_bits).collect()
    }

    /// Token ids.
    pub fn ids(&self, name: &str) -> Vec<u32> {
        self.words(name)
    }

    /// The prompt lengths of `<tag>len<n>.<what>`.
    pub fn lengths(&self, tag: &str, what: &str) -> Vec<usize> {
        let length = |name: &str| name.strip_prefix(tag)?.strip_prefix("len")?.strip_suffix(what)?.parse().ok();
        let mut lengths: Vec<usize> = self.0.tensors().filter_map(|tensor| length(tensor.name())).collect();
        lengths.sort_unstable();
        assert!(!lengths.is_empty(), "no golden `{tag}len*{what}`");
        lengths
    }

    /// The golden tokens after a prompt, and before each the gap between the two best logits: the files hold the gaps from the
    /// second token on.
    pub fn greedy(&self, length: usize) -> (Vec<u32>, Vec<f32>) {
        let name = |what| format!("bf16.len{length}{what}");
        let mut best = self.floats(&name(".last_logits"));
        best.sort_by(|a, b| b.total_cmp(a));
        let mut gaps = vec![best[0] - best[1]];
        gaps.extend(self.floats(&name(".greedy_gap")));
        let ids = self.ids(&name(".greedy"));
        gaps.truncate(ids.len());
        (ids, gaps)
    }

    /// How far the reference in bf16 is from the reference in f32, over all lengths: what rounding of activations is worth.
    pub fn spread(&self, what: &str) -> f32 {
        let of = |length: &usize| {
            let [bf16, f32] = ["bf16", "f32"].map(|tag| self.floats(&format!("{tag}.len{length}{what}")));
            super::machine::largest_difference(&bf16, &f32)
        };
        self.lengths("f32.", what).iter().map(of).fold(0.0, f32::max)
    }
}

/// Follows the golden tokens after a prompt; counts positions whose arg max is the golden one, and those that are exempt.
///
/// A position counts where the gap between the two best golden logits exceeds `tau`.
pub fn follow(
    ids: &[u32],
    gaps: &[f32],
    tau: f32,
    mut next: impl FnMut(Option<u32>) -> u32,
) -> Result<[usize; 2], String> {
    let (mut checked, mut exempt) = (0, 0);
    let mut last = None;
    for (place, (golden, gap)) in ids.iter().zip(gaps).enumerate() {
        let found = next(last);
        if *gap > tau {
            checked += 1;
            if found != *golden {
                return Err(format!("token {place} is {found}; the reference has {golden} with a gap of {gap}"));
            }
        } else {
            exempt += 1;
        }
        last = Some(*golden);
    }
    Ok([checked, exempt])
}
