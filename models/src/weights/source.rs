//! The tensors of a checkpoint on their way into a model: each is taken once, checked, and what is left at the end is an error.
//!
//! Invariants: shapes and types are checked when a tensor is taken, values when all are; a module is packed exactly where
//! its scales are there, and only as the configuration says.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use kernel_dsl::ir::Elem;
use rayon::prelude::*;
use runtime::weights::{Checkpoint, StoredTensor};

use super::error::LoadError;
use super::names::{Named, Part, module_spellings};
use super::tensor::{Linear, Tensor};
use super::trellis;
use crate::{Affine, Packing, Quantization};

/// Unknown names that an error shows.
const SHOWN_NAMES: usize = 8;

/// Whether the values of tensors are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Values {
    /// Each must be finite.
    Finite,
    /// Names, types and shapes only, so that nothing but headers is read.
    Unread,
}

/// The tensors of a checkpoint by their one spelling.
pub(crate) struct Source<'a> {
    family: &'static str,
    tensors: BTreeMap<String, &'a StoredTensor>,
    taken: RefCell<BTreeSet<String>>,
    quantization: Option<&'a Quantization>,
    skipped: BTreeMap<Part, usize>,
    notes: RefCell<Vec<String>>,
}

impl<'a> Source<'a> {
    /// Sorts the tensors of `checkpoint` by what `name` says of them.
    pub(crate) fn new(
        family: &'static str,
        checkpoint: &'a Checkpoint,
        quantization: Option<&'a Quantization>,
        name: fn(&str) -> Named,
    ) -> Result<Source<'a>, LoadError> {
        let (mut tensors, mut unknown) = (BTreeMap::new(), Vec::new());
        let mut skipped = BTreeMap::new();
        for tensor in checkpoint.tensors() {
            match name(tensor.name()) {
                Named::Unknown => unknown.push(tensor.name()),
                Named::Skipped(part) => *skipped.entry(part).or_default() += 1,
                Named::Trunk(name) => {
                    if let Some(other) = tensors.insert(name, tensor) {
                        let (first, second) = (other.name().to_owned(), tensor.name().to_owned());
                        return Err(LoadError::SameTensor { first, second });
                    }
                }
            }
        }
        refuse_unknown(family, &unknown)?;
        let (taken, notes) = (RefCell::default(), RefCell::default());
        Ok(Source { family, tensors, taken, quantization, skipped, notes })
    }

    /// Whether a published checkpoint's layout stands here: norms minus one, convolutions with the taps last.
    pub(crate) fn has_published_layout(&self) -> bool {
        let mut tensors = self.tensors.iter().map(|(name, tensor)| (name.as_str(), *tensor));
        self.skipped.contains_key(&Part::Mtp) || tensors.any(has_taps_last)
    }

    /// Whether a tensor is there.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.tensors.contains_key(name)
    }

    fn take(&self, name: &str, required: impl FnOnce() -> String) -> Result<&'a StoredTensor, LoadError> {
        let Some(tensor) = self.tensors.get(name) else {
            return Err(LoadError::Missing { tensor: self.in_own_spelling(name), required: required() });
        };
        self.taken.borrow_mut().insert(name.to_owned());
        Ok(tensor)
    }

    /// `name` as this checkpoint would spell it.
    fn in_own_spelling(&self, name: &str) -> String {
        let example = self.tensors.iter().find(|(name, _)| name.starts_with("model."));
        let trunk = example.and_then(|(name, tensor)| tensor.name().strip_suffix(name.strip_prefix("model.")?));
        match (trunk, name.strip_prefix("model.")) {
            (Some(trunk), Some(rest)) => format!("{trunk}{rest}"),
            // Only mlx puts something in front of the head.
            (Some("language_model.model."), None) => format!("language_model.{name}"),
            _ => name.to_owned(),
        }
    }

    /// A float tensor of exactly this shape.
    pub(crate) fn floats(&self, name: &str, shape: &[u32]) -> Result<Tensor, LoadError> {
        let tensor = self.take(name, || format!("shape {shape:?}"))?;
        let elem = float_elem(tensor)?;
        check_shape(tensor, shape)?;
        Ok(Tensor::mapped(tensor, elem, shape.to_vec()))
    }

    /// A float tensor of any of the given shapes, which have their elements in the same order; `as_shape` is the model's view.
    pub(crate) fn floats_as(&self, name: &str, shapes: [&[u32]; 2], as_shape: &[u32]) -> Result<Tensor, LoadError> {
        let tensor = self.take(name, || format!("shape {:?} or {:?}", shapes[0], shapes[1]))?;
        let elem = float_elem(tensor)?;
        check_shape(tensor, shapes[0]).or_else(|_| check_shape(tensor, shapes[1]))?;
        Ok(Tensor::mapped(tensor, elem, as_shape.to_vec()))
    }

    /// The weights of module `module`, `[out, in]`.
    pub(crate) fn linear(&self, module: &str, [n_out, n_in]: [u32; 2]) -> Result<Linear, LoadError> {
        let weight_name = format!("{module}.weight");
        let weight = self.take(&weight_name, || format!("shape {:?}, or packed", [n_out, n_in]))?;
        let path = weight.name().strip_suffix(".weight").unwrap_or(weight.name());
        let entry = self.entry(path, module);
        let mismatch =
            |found: String, required: String| Err(LoadError::Quantization { module: path.to_owned(), found, required });
        let (scales_name, biases_name) = (format!("{module}.scales"), format!("{module}.biases"));
        if !self.has(&scales_name) {
            if let Entry::Own(packing) = entry {
                return mismatch("without scales".into(), described(packing));
            }
            let elem = float_elem(weight)?;
            check_shape(weight, &[n_out, n_in])?;
            return Ok(Linear::Plain { weight: Tensor::mapped(weight, elem, vec![n_out, n_in]) });
        }
        let affine = match entry {
            Entry::Own(Packing::Affine(affine)) | Entry::Default(affine) => affine,
            Entry::Own(Packing::Trellis { bits, axis }) => {
                let scales = self.take(&scales_name, String::new)?;
                return trellis::linear(path, (weight, scales), [n_out, n_in], [bits, axis]);
            }
            Entry::Off => return mismatch("quantized".into(), "plain, as its entry `false` says".into()),
            Entry::None => return mismatch("quantized".into(), "a `quantization` in the configuration".into()),
        };
        let scales = self.take(&scales_name, String::new)?;
        let biases = self.take(&biases_name, || "one bias for each scale".into())?;
        if weight.elem()? != Elem::U32 {
            return Err(weight.wrong_type("U32, packed codes beside scales").into());
        }
        let elem = float_elem(scales)?;
        if float_elem(biases)? != elem {
            return Err(biases.wrong_type(format!("{}, as its scales", scales.type_name())).into());
        }
        let (bits, group) = (affine.bits, affine.group_size);
        if let (&[_, columns], &[_, groups]) = (weight.shape(), scales.shape())
            && (columns * 32 != u64::from(n_in) * u64::from(bits) || groups * u64::from(group) != u64::from(n_in))
        {
            let found = format!("of {columns} words and {groups} scales a row for {n_in} inputs");
            return mismatch(found, described(Packing::Affine(affine)));
        }
        let (columns, groups) = (exact(n_in, bits, 32), exact(n_in, 1, group));
        check_shape(weight, &[n_out, columns])?;
        for tensor in [scales, biases] {
            check_shape(tensor, &[n_out, groups])?;
        }
        Ok(Linear::Affine {
            weight: Tensor::mapped(weight, Elem::U32, vec![n_out, columns]),
            scales: Tensor::mapped(scales, elem, vec![n_out, groups]),
            biases: Tensor::mapped(biases, elem, vec![n_out, groups]),
            affine,
        })
    }

    /// What the configuration says about a module: the checkpoint's own spelling first, then the others.
    fn entry(&self, path: &str, module: &str) -> Entry {
        let Some(quantization) = self.quantization else { return Entry::None };
        let spellings = module_spellings(module);
        let own = std::iter::once(path).chain(spellings.iter().map(String::as_str));
        match own.into_iter().find_map(|path| quantization.modules.get(path)) {
            Some(Some(packing)) => Entry::Own(*packing),
            Some(None) => Entry::Off,
            None => Entry::Default(quantization.default),
        }
    }

    /// The head: absent where it is the embedding. A copy of the embedding in its place is noted and not loaded.
    pub(crate) fn head(&self, tied: bool, embedding: &Linear) -> Result<Option<Linear>, LoadError> {
        const HEAD: &str = "lm_head";
        let shape = embedding.shape();
        if !tied {
            return self.linear(HEAD, shape).map(Some);
        }
        if !self.has("lm_head.weight") {
            return Ok(None);
        }
        let head = self.linear(HEAD, shape)?;
        let (own, tied_to) = (head.tensors(), embedding.tensors());
        let same = |(a, b): (&&Tensor, &&Tensor)| a.elem() == b.elem() && a.bytes() == b.bytes();
        if own.len() != tied_to.len() || !own.iter().zip(&tied_to).all(same) {
            return Err(LoadError::TiedHead { tensor: self.tensors["lm_head.weight"].name().to_owned() });
        }
        self.notes.borrow_mut().push("skipped a head that equals the embedding, to which it is tied".into());
        Ok(None)
    }

    /// Checks that every tensor was taken and, where values are looked at, that every one is finite; gives the notes.
    pub(crate) fn finish(self, values: Values) -> Result<Vec<String>, LoadError> {
        let taken = self.taken.into_inner();
        let left: Vec<&str> =
            self.tensors.iter().filter(|(name, _)| !taken.contains(*name)).map(|(_, tensor)| tensor.name()).collect();
        refuse_unknown(self.family, &left)?;
        let read = matches!(values, Values::Finite);
        let bad = |tensor: &&StoredTensor| tensor.check_finite().err();
        let tensors: Vec<&StoredTensor> = self.tensors.into_values().filter(|_| read).collect();
        if let Some(error) = tensors.par_iter().find_map_first(bad) {
            return Err(error.into());
        }
        let skipped = self.skipped.iter().map(|(part, n)| format!("skipped {n} tensors {}", part.described()));
        Ok(skipped.chain(self.notes.into_inner()).collect())
    }
}

/// Whether a tensor is a convolution whose taps are its last axis, as published.
pub(crate) fn has_taps_last((name, tensor): (&str, &StoredTensor)) -> bool {
    name.ends_with(".conv1d.weight") && tensor.shape().last().is_some_and(|last| *last != 1)
}

/// What the configuration says about the quantization of a module.
enum Entry {
    None,
    Off,
    Own(Packing),
    Default(Affine),
}

fn described(packing: Packing) -> String {
    match packing {
        Packing::Affine(Affine { bits, group_size }) => {
            format!("{bits} bits in groups of {group_size}, as the configuration says")
        }
        Packing::Trellis { bits, axis } => {
            format!("{bits} bits by trellis along axis {axis}, as the configuration says")
        }
    }
}

/// `n * by / divisor`, checked to be whole before.
fn exact(n: u32, by: u32, divisor: u32) -> u32 {
    // A count is at most 2^30 and 32 * 2^30 / 32 fits.
    (u64::from(n) * u64::from(by) / u64::from(divisor)) as u32
}

pub(super) fn float_elem(tensor: &StoredTensor) -> Result<Elem, LoadError> {
    match tensor.elem() {
        Ok(elem @ (Elem::Bf16 | Elem::F16 | Elem::F32)) => Ok(elem),
        _ => Err(tensor.wrong_type("BF16, F16 or F32").into()),
    }
}

pub(super) fn check_shape(tensor: &StoredTensor, required: &[u32]) -> Result<(), LoadError> {
    let found = tensor.shape();
    if found.iter().copied().eq(required.iter().map(|n| u64::from(*n))) {
        return Ok(());
    }
    let (found, required) = (format!("{found:?}"), format!("{required:?}"));
    Err(LoadError::Shape { tensor: tensor.name().to_owned(), found, required })
}

fn refuse_unknown(family: &'static str, names: &[&str]) -> Result<(), LoadError> {
    if names.is_empty() {
        return Ok(());
    }
    let mut shown: Vec<String> = names.iter().take(SHOWN_NAMES).map(|name| format!("`{name}`")).collect();
    if names.len() > SHOWN_NAMES {
        shown.push("...".into());
    }
    Err(LoadError::Unknown { count: names.len(), names: shown.join(", "), family })
}
