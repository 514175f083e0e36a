//! Second moments of what MLPs read, from texts that the source model runs on.
//!
//! Of each layer there are two sites: the inputs of `gate_proj` and `up_proj`, and those of `down_proj`. Where the residual
//! is rotated, the first are the normed residual without the norm's weights, rotated as the weights are.
//!
//! Invariants: moments are sums in `f64` in the order of the texts, so that in strict mode they are the same on every
//! engine; those of as many layers are kept at a time as fit [`MOST_BYTES`].

use std::collections::BTreeMap;
use std::path::Path;

use kernel_lib::trellis::TrellisError;
use kernel_lib::trellis::encode::BlockFactor;
use rayon::prelude::*;
use sha2::{Digest, Sha256};

use super::source::Source;
use super::{QuantizeError, Rotation};
use crate::model::{LoadOptions, Model};
use crate::registry::ModelConfig;

/// Bytes of second moments kept at the same time, unless one layer has more.
const MOST_BYTES: usize = 2 << 30;

/// Texts to run, and where.
#[derive(Clone, Debug)]
pub struct Calibration {
    /// Token ids, each text a sequence of its own; best all of one length.
    pub texts: Vec<Vec<u32>>,
    /// Where the source model runs.
    pub load: LoadOptions,
}

impl Calibration {
    /// Cuts a text into sequences of `len` tokens, at most `n_texts`; what is left over is not used.
    pub fn of_text(ids: &[u32], len: usize, n_texts: usize, load: LoadOptions) -> Calibration {
        let texts = ids.chunks_exact(len.max(1)).take(n_texts).map(<[u32]>::to_vec).collect();
        Calibration { texts, load }
    }

    /// Number of tokens.
    pub fn n_tokens(&self) -> usize {
        self.texts.iter().map(Vec::len).sum()
    }

    /// What identifies the texts.
    pub(super) fn hash(&self) -> String {
        let mut hash = Sha256::new();
        for text in &self.texts {
            hash.update((text.len() as u64).to_le_bytes());
            text.iter().for_each(|id| hash.update(id.to_le_bytes()));
        }
        hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

/// The factor of a site, or why it has none.
pub(super) type Factor = Result<BlockFactor, TrellisError>;

/// The factors of a layer.
pub(super) struct LayerFactors {
    /// Of `gate_proj` and `up_proj`.
    pub reads: Factor,
    /// Of `down_proj`.
    pub active: Factor,
}

/// Sums of products of a site's inputs, the lower triangle.
struct Moments {
    n: usize,
    sums: Vec<f64>,
}

impl Moments {
    fn new(n: usize) -> Moments {
        Moments { n, sums: vec![0.0; n * n] }
    }

    /// Adds rows of inputs.
    fn add(&mut self, rows: &[f32]) {
        let n = self.n;
        let rows: Vec<f64> = rows.iter().map(|&value| f64::from(value)).collect();
        self.sums.par_chunks_exact_mut(n).enumerate().for_each(|(i, sums)| {
            for row in rows.chunks_exact(n) {
                let factor = row[i];
                sums[..=i].iter_mut().zip(row).for_each(|(sum, value)| *sum += factor * value);
            }
        });
    }

    fn factor(&self) -> Factor {
        BlockFactor::of_hessian(&self.sums, self.n)
    }
}

/// The source model on its engine, and the moments of some layers.
pub(super) struct Calibrator<'a> {
    calibration: &'a Calibration,
    model: Model,
    hidden_size: usize,
    intermediate_size: usize,
    n_layers: usize,
    eps: f64,
    moments: BTreeMap<usize, [Moments; 2]>,
}

impl<'a> Calibrator<'a> {
    pub(super) fn new(folder: &Path, source: &Source, calibration: &'a Calibration) -> Result<Self, QuantizeError> {
        let (hidden_size, intermediate_size, n_layers, eps) = match &source.config {
            ModelConfig::Hybrid(config) => {
                (config.hidden_size, config.intermediate_size, config.layers.len(), config.rms_norm_eps)
            }
            ModelConfig::Dense(config) => {
                (config.hidden_size, config.intermediate_size, config.n_layers as usize, config.rms_norm_eps)
            }
        };
        let model = Model::load(folder, &calibration.load, &mut |_| ())?;
        let (hidden_size, intermediate_size) = (hidden_size as usize, intermediate_size as usize);
        let moments = BTreeMap::new();
        Ok(Calibrator { calibration, model, hidden_size, intermediate_size, n_layers, eps, moments })
    }

    /// The factors of a layer; runs the texts where its moments are not at hand.
    pub(super) fn factors(&mut self, layer: usize, rotation: Option<&Rotation>) -> Result<LayerFactors, QuantizeError> {
        let [reads, active] = match self.moments.remove(&layer) {
            Some(moments) => moments,
            None => {
                let bytes = 8 * (self.hidden_size.pow(2) + self.intermediate_size.pow(2));
                let n_layers = (MOST_BYTES / bytes).clamp(1, self.n_layers - layer);
                self.moments.clear();
                let (first, others) = self.collect(layer, n_layers, rotation)?;
                self.moments = (layer + 1..).zip(others).collect();
                first
            }
        };
        Ok(LayerFactors { reads: reads.factor(), active: active.factor() })
    }

    /// The moments of a layer and of those after it, `n_layers` in all.
    fn collect(
        &mut self,
        layer: usize,
        n_layers: usize,
        rotation: Option<&Rotation>,
    ) -> Result<([Moments; 2], Vec<[Moments; 2]>), QuantizeError> {
        let read = if rotation.is_some() { "mixer_residual" } else { "post_attention_layernorm" };
        let nodes = |layer| [format!("layers.{layer}.{read}"), format!("layers.{layer}.mlp.swiglu")];
        let nodes: Vec<String> = (layer..layer + n_layers).flat_map(nodes).collect();
        let pair = || [self.hidden_size, self.intermediate_size].map(Moments::new);
        let (mut first, mut others) = (pair(), (1..n_layers).map(|_| pair()).collect::<Vec<_>>());
        let (hidden_size, eps) = (self.hidden_size, self.eps as f32);
        let mut visit = |values: &[Vec<f32>]| {
            let moments = std::iter::once(&mut first).chain(&mut others);
            for (values, [reads, active]) in values.chunks_exact(2).zip(moments) {
                let mut rows = values[0].clone();
                if let Some(rotation) = rotation {
                    rows.par_chunks_exact_mut(hidden_size).for_each(|row| {
                        normalize(row, eps);
                        rotation.rotate(row, None);
                    });
                }
                reads.add(&rows);
                active.add(&values[1]);
            }
        };
        self.model.observe(&self.calibration.texts, &nodes, &mut visit)?;
        Ok((first, others))
    }
}

/// A norm without weights.
fn normalize(row: &mut [f32], eps: f32) {
    let mean = row.iter().map(|x| x * x).sum::<f32>() / row.len() as f32;
    let root = (mean + eps).sqrt();
    row.iter_mut().for_each(|x| *x /= root);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fixture(name: &str) -> std::path::PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../oracle-tests/fixtures").join(name)
    }

    /// What is observed of a layer is what its MLP reads: the norm of the residual, of every layer and both families.
    #[test]
    fn observed_values_are_what_the_mlp_reads() {
        for name in ["hybrid-random", "llama-random"] {
            let folder = fixture(name);
            let source = Source::open(&folder, None).unwrap();
            let texts: Vec<Vec<u32>> = [0, 1].map(|text| (0..40).map(|i| (7 * i + 31 * text) % 512).collect()).into();
            let calibration = Calibration { texts: texts.clone(), load: LoadOptions::default() };
            let mut calibrator = Calibrator::new(&folder, &source, &calibration).unwrap();
            for layer in [0, calibrator.n_layers - 1] {
                let parts = ["mixer_residual", "post_attention_layernorm", "mlp.swiglu"];
                let nodes = parts.map(|part| format!("layers.{layer}.{part}"));
                let gamma = &source.tensors[&format!("model.layers.{layer}.post_attention_layernorm.weight")];
                let gamma: Vec<f32> =
                    source.values(gamma).unwrap().iter().map(|g| g + f32::from(u8::from(source.shifted))).collect();
                let (n, eps, mut rows) = (calibrator.hidden_size, calibrator.eps as f32, 0);
                let mut check = |values: &[Vec<f32>]| {
                    assert_eq!(values[2].len(), 40 * calibrator.intermediate_size);
                    for (residual, normed) in values[0].chunks(n).zip(values[1].chunks(n)) {
                        let mut own = residual.to_vec();
                        normalize(&mut own, eps);
                        let own = own.iter().zip(&gamma).map(|(x, gamma)| x * gamma);
                        // Two roundings to bf16.
                        assert!(own.zip(normed).all(|(own, normed)| (own - normed).abs() <= 0.01 * own.abs() + 1e-6));
                        rows += 1;
                    }
                };
                calibrator.model.observe(&texts, &nodes, &mut check).unwrap();
                assert_eq!(rows, 80);
            }
        }
    }

    /// Rotating what is read and rotating its moments are the same; a layer's moments do not depend on which others are kept.
    #[test]
    fn moments_turn_with_the_residual() {
        let folder = fixture("hybrid-random");
        let source = Source::open(&folder, Some(3)).unwrap();
        let texts = vec![(0..64).map(|i| (11 * i) % 512).collect()];
        let calibration = Calibration { texts, load: LoadOptions::default() };
        let mut calibrator = Calibrator::new(&folder, &source, &calibration).unwrap();
        let rotation = source.rotation.as_ref().unwrap();
        let ([turned, active], others) = calibrator.collect(1, 2, Some(rotation)).unwrap();
        let ([alone, _], none) = calibrator.collect(2, 1, Some(rotation)).unwrap();
        assert!(none.is_empty() && others[0][0].sums == alone.sums);
        let trace = |moments: &Moments| (0..moments.n).map(|i| moments.sums[i * moments.n + i]).sum::<f64>();
        // Normed rows have as many squares as elements, and a rotation keeps them.
        assert!((trace(&turned) / (64.0 * 256.0) - 1.0).abs() < 1e-3, "{}", trace(&turned));
        assert!(trace(&active) > 0.0 && (turned.n, active.n) == (256, 512));
    }
}
