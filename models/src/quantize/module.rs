//! One tensor of the source becomes the tensors of the output: plain, affine, or trellis-coded.
//!
//! Invariants: which format a module gets follows from its key and shape alone, so that the configuration can be written
//! without the weights.

use half::f16;
use kernel_lib::common::float::Float;
use kernel_lib::common::quant_unpack::unpack;
use kernel_lib::trellis::encode::{Encoded, Outcome, encode_rows, encode_weighted};
use kernel_lib::trellis::{Axis, CodeBits, PackedRows, PackedShape, Storage, TrellisError, decode_rows, interleave};
use safetensors::Dtype;
use serde::{Deserialize, Serialize};

use super::affine::{AffineRows, quantize_rows};
use super::calibrate::Factor;
use super::rotation::transposed;
use super::source::{Source, SourceTensor};
use super::{QuantizeError, QuantizeOptions};
use crate::Affine;
use crate::weights::float_bytes;

/// How a module is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Format {
    /// Floats of its own type.
    Plain,
    /// Scales and biases for groups.
    Affine(Affine),
    /// Walks through the trellis.
    Trellis(PackedShape),
}

/// A tensor to write.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct OutTensor {
    pub name: String,
    pub dtype: Dtype,
    pub shape: Vec<usize>,
    pub bytes: Vec<u8>,
}

/// What became of a module, for the report.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ModuleReport {
    /// Its path, as the output spells it.
    pub module: String,
    /// Such as `bf16`, `affine 4 bits, groups of 64`, `trellis 3 bits, axis 1`.
    pub format: String,
    /// Outputs and inputs.
    pub shape: [usize; 2],
    /// Bytes of its tensors.
    pub bytes: u64,
    /// Squared error of the weights, as a share of their squares.
    pub error: f64,
    /// How its codes were chosen, where there is a choice: nearest, or minding how its inputs go together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choice: Option<String>,
}

/// The key of a module, without `.weight`, that a tensor belongs to.
fn module_of(name: &str) -> &str {
    name.strip_suffix(".weight").unwrap_or(name)
}

/// The format of a tensor under `key`; `bits` are those of its codes, if it gets any by the trellis.
pub(super) fn format_of(key: &str, tensor: &SourceTensor, bits: Option<CodeBits>, options: &QuantizeOptions) -> Format {
    let (true, &[n_out, n_in]) = (tensor.is_linear, tensor.stored.shape()) else { return Format::Plain };
    let axis = match module_of(key).rsplit_once(".mlp.") {
        Some((layer, "gate_proj" | "up_proj")) if layer.starts_with("model.layers.") => Some(Axis::In),
        Some((layer, "down_proj")) if layer.starts_with("model.layers.") => Some(Axis::Out),
        _ => None,
    };
    if let (Some(bits), Some(axis)) = (bits, axis)
        && let Ok(mut shape) = PackedShape::of_weight(bits, axis, n_out as usize, n_in as usize)
    {
        if options.storage == Storage::TwoBlock && shape.can_interleave() {
            shape.storage = Storage::TwoBlock;
        }
        return Format::Trellis(shape);
    }
    match options.affine {
        Some(affine) if n_in.is_multiple_of(u64::from(affine.group_size)) => Format::Affine(affine),
        _ => Format::Plain,
    }
}

/// The tensors of the output that `tensor` becomes, and a report if it is a matrix.
pub(super) fn convert(
    source: &Source,
    tensor: &SourceTensor,
    format: Format,
    factor: Option<&Factor>,
) -> Result<(Vec<OutTensor>, Option<ModuleReport>), QuantizeError> {
    if let Format::Plain = format
        && (source.rotation.is_none() || !tensor.role.is_changed())
    {
        // Copied, whatever type it has.
        let out = copied(tensor);
        let report = tensor.is_linear.then(|| report(tensor, format, std::slice::from_ref(&out), (0.0, None)));
        return Ok((vec![out], report));
    }
    let values = source.values(tensor)?;
    let (out, error, choice) = match format {
        Format::Plain => (vec![plain(tensor, &values)?], 0.0, None),
        Format::Affine(affine) => {
            let (out, error) = affine_tensors(tensor, &values, affine)?;
            (out, error, None)
        }
        Format::Trellis(shape) => {
            let (out, error, choice) = trellis_tensors(tensor, &values, shape, factor)?;
            (out, error, Some(choice))
        }
    };
    let report = tensor.is_linear.then(|| report(tensor, format, &out, (error, choice)));
    Ok((out, report))
}

fn report(
    tensor: &SourceTensor,
    format: Format,
    out: &[OutTensor],
    (error, choice): (f64, Option<String>),
) -> ModuleReport {
    let shape = tensor.stored.shape();
    ModuleReport {
        module: module_of(&tensor.name).to_owned(),
        format: match format {
            Format::Plain => tensor.stored.type_name().to_lowercase(),
            Format::Affine(Affine { bits, group_size }) => format!("affine {bits} bits, groups of {group_size}"),
            Format::Trellis(shape) => format!("trellis {} bits, axis {}", shape.bits, shape.axis.get()),
        },
        shape: [0, 1].map(|axis| shape.get(axis).copied().unwrap_or(1) as usize),
        bytes: out.iter().map(|tensor| tensor.bytes.len() as u64).sum(),
        error,
        choice,
    }
}

/// The tensor as it is stored.
fn copied(tensor: &SourceTensor) -> OutTensor {
    let shape = tensor.stored.shape().iter().map(|&len| len as usize).collect();
    let (dtype, bytes) = (tensor.stored.dtype(), tensor.stored.bytes().to_vec());
    OutTensor { name: tensor.name.clone(), dtype, shape, bytes }
}

/// New values of the tensor, in its own type.
fn plain(tensor: &SourceTensor, values: &[f32]) -> Result<OutTensor, QuantizeError> {
    Ok(OutTensor { bytes: in_own_type(tensor, values)?, ..copied(tensor) })
}

/// The bytes of values in the type of the tensor, a float type.
fn in_own_type(tensor: &SourceTensor, values: &[f32]) -> Result<Vec<u8>, QuantizeError> {
    let wrong = || tensor.stored.wrong_type("bf16, f16 or f32 weights");
    Ok(float_bytes(tensor.stored.elem()?, values).ok_or_else(wrong)?)
}

fn affine_tensors(
    tensor: &SourceTensor,
    values: &[f32],
    affine: Affine,
) -> Result<(Vec<OutTensor>, f64), QuantizeError> {
    let shape = tensor.stored.shape();
    let (n_out, n_in) = (shape[0] as usize, shape[1] as usize);
    let AffineRows { words, scales, biases } = quantize_rows(values, n_in, affine);
    let module = module_of(&tensor.name);
    let error = affine_error(values, &words, [&scales, &biases], affine);
    let groups = vec![n_out, n_in / affine.group_size as usize];
    let dtype = tensor.stored.dtype();
    let factors = [("scales", in_own_type(tensor, &scales)?), ("biases", in_own_type(tensor, &biases)?)];
    let factors = factors.map(|(part, bytes)| OutTensor {
        name: format!("{module}.{part}"),
        dtype,
        shape: groups.clone(),
        bytes,
    });
    let codes = OutTensor {
        name: tensor.name.clone(),
        dtype: Dtype::U32,
        shape: vec![n_out, n_in * affine.bits as usize / 32],
        bytes: words.into_iter().flat_map(u32::to_le_bytes).collect(),
    };
    Ok((std::iter::once(codes).chain(factors).collect(), error))
}

/// Share of the squares that is lost, with scales and biases as they were before rounding.
fn affine_error(values: &[f32], words: &[u32], [scales, biases]: [&[f32]; 2], affine: Affine) -> f64 {
    let decoded = |at: usize| {
        let group = at / affine.group_size as usize;
        scales[group] * unpack(words, affine.bits, at) as f32 + biases[group]
    };
    share_lost(values, (0..values.len()).map(decoded))
}

fn trellis_tensors(
    tensor: &SourceTensor,
    values: &[f32],
    shape: PackedShape,
    factor: Option<&Factor>,
) -> Result<(Vec<OutTensor>, f64, String), QuantizeError> {
    let module = module_of(&tensor.name);
    let refused = |source| QuantizeError::Trellis { module: module.to_owned(), source };
    let rows = match shape.axis {
        Axis::In => values.to_vec(),
        Axis::Out => transposed(values, shape.n_rows),
    };
    let (encoded, choice) = encode(&rows, shape, factor).map_err(refused)?;
    let canonical = PackedShape { storage: Storage::Canonical, ..shape };
    let packed = PackedRows { shape: canonical, words: &encoded.words, scales: &encoded.scales };
    let decoded = decode_rows(packed, Float::F32).map_err(refused)?;
    let error = share_lost(&rows, decoded.into_iter());
    let words = match shape.storage {
        Storage::Canonical => encoded.words,
        Storage::TwoBlock => interleave(&encoded.words, shape.n_rows, shape.n_cols).map_err(refused)?,
    };
    let codes = OutTensor {
        name: tensor.name.clone(),
        dtype: Dtype::U32,
        shape: shape.codes(),
        bytes: words.into_iter().flat_map(u32::to_le_bytes).collect(),
    };
    let scales = OutTensor {
        name: format!("{module}.scales"),
        dtype: Dtype::F16,
        shape: vec![shape.n_rows],
        bytes: encoded.scales.into_iter().flat_map(f16::to_le_bytes).collect(),
    };
    Ok((vec![codes, scales], error, choice))
}

/// The codes of rows, and how they were chosen.
fn encode(rows: &[f32], shape: PackedShape, factor: Option<&Factor>) -> Result<(Encoded, String), TrellisError> {
    let PackedShape { bits, axis, n_cols, .. } = shape;
    let (encoded, without) = match factor {
        None => (encode_rows(rows, n_cols, bits)?, String::new()),
        Some(Ok(factor)) => (encode_weighted(rows, n_cols, bits, axis, factor)?, String::new()),
        Some(Err(reason)) => (encode_rows(rows, n_cols, bits)?, format!(": {reason}")),
    };
    let choice = match encoded.outcome {
        Outcome::Unweighted => format!("nearest{without}"),
        Outcome::Weighted => "weighted".to_owned(),
        Outcome::FellBack { peak, limit } => format!("nearest: a target of {peak} is beyond {limit}"),
    };
    Ok((encoded, choice))
}

/// Squared distance from `values`, as a share of their squares.
fn share_lost(values: &[f32], decoded: impl Iterator<Item = f32>) -> f64 {
    let squares: f64 = values.iter().map(|&value| f64::from(value).powi(2)).sum();
    let lost: f64 = values.iter().zip(decoded).map(|(value, decoded)| f64::from(value - decoded).powi(2)).sum();
    if squares == 0.0 { lost } else { lost / squares }
}
