//! Another order of the words of a packed model: canonical to two-block storage and back.
//!
//! Invariants: codes are read back from the new folder and compared before it takes its name; all other tensors and
//! files are the source's, byte for byte. Only modules for which two-block storage exists change: 3 bits, axis 0,
//! whole groups of 512 columns.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fs;
use std::path::Path;

use kernel_dsl::ir::Elem;
use kernel_lib::trellis::{Axis, CodeBits, PackedRows, PackedShape, Storage, TrellisError, interleave};
use runtime::weights::{Checkpoint, StoredTensor};
use safetensors::Dtype;
use safetensors::tensor::View;
use serde_json::{Map, Value};

use super::QuantizeError;
use super::config::{self, CODE, FIELDS};
use super::folder::{carry_files, sync_all, write_tensors};

/// What became of the packed modules.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Repacked {
    /// Modules whose words are in another order now.
    pub changed: usize,
    /// Modules that were in that order.
    pub kept: usize,
    /// Modules for which two-block storage does not exist.
    pub canonical_only: usize,
}

/// Writes the packed model of `folder` into the new folder `out` with its codes in another order.
///
/// # Errors
/// [`QuantizeError`] names the module, tensor or file. The output is not there then.
pub fn repack(folder: &Path, out: &Path, storage: Storage) -> Result<Repacked, QuantizeError> {
    if out.exists() {
        return Err(QuantizeError::OutputExists { path: out.to_owned() });
    }
    let (config, checkpoint) = (config::read(folder)?, Checkpoint::open(folder)?);
    let parent = out.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(parent).map_err(QuantizeError::io(parent))?;
    // Private, and removed with all that is in it.
    let staging = tempfile::Builder::new().prefix(".repack").tempdir_in(parent).map_err(QuantizeError::io(parent))?;
    // A folder of its own, for everybody to read as far as the user's mask lets them.
    let staged = staging.path().join("model");
    fs::create_dir(&staged).map_err(QuantizeError::io(&staged))?;
    let mut repacked = Repacked::default();
    for file in checkpoint.files() {
        let tensors = checkpoint.tensors().filter(|tensor| tensor.path() == file);
        let views = tensors
            .map(|tensor| Ok((tensor.name(), repacked_view(&config, &checkpoint, tensor, storage, &mut repacked)?)));
        let views = views.collect::<Result<Vec<_>, QuantizeError>>()?;
        let metadata = HashMap::from([("format".to_owned(), "mlx".to_owned())]);
        write_tensors(&staged.join(file.file_name().unwrap_or_default()), views, Some(metadata))?;
    }
    carry_files(folder, &staged)?;
    for name in ["config.json", "model.safetensors.index.json"] {
        let (from, to) = (folder.join(name), staged.join(name));
        if from.is_file() {
            fs::copy(&from, &to).map_err(QuantizeError::io(&to))?;
        }
    }
    read_back(&config, &checkpoint, &Checkpoint::open(&staged)?)?;
    sync_all(&staged)?;
    fs::rename(&staged, out).map_err(QuantizeError::io(out))?;
    Ok(repacked)
}

/// A packed module of a checkpoint.
struct Packed {
    shape: PackedShape,
    words: Vec<u32>,
}

impl Packed {
    /// The module whose codes `tensor` holds, if it is one.
    fn of(
        config: &Map<String, Value>,
        checkpoint: &Checkpoint,
        tensor: &StoredTensor,
    ) -> Result<Option<Packed>, QuantizeError> {
        let Some(module) = tensor.name().strip_suffix(".weight") else { return Ok(None) };
        let Some((bits, axis)) = entry(config, module)? else { return Ok(None) };
        let refused = |source| QuantizeError::Trellis { module: module.to_owned(), source };
        let scales = format!("{module}.scales");
        let found = checkpoint.get(&scales).filter(|scales| scales.elem().is_ok_and(|elem| elem == Elem::F16));
        let Some(scales) = found.filter(|_| tensor.elem().is_ok_and(|elem| elem == Elem::U32)) else {
            return Err(QuantizeError::Tensor {
                tensor: scales,
                found: "missing, or of another type".into(),
                required: "F16 scales beside U32 codes".into(),
            });
        };
        let lens = |tensor: &StoredTensor| tensor.shape().iter().map(|&len| len as usize).collect::<Vec<_>>();
        let shape = PackedShape::of_tensors(bits, axis, &lens(tensor), &lens(scales)).map_err(refused)?;
        let words = tensor.bytes().as_chunks::<4>().0.iter().map(|word| u32::from_le_bytes(*word)).collect();
        Ok(Some(Packed { shape, words }))
    }

    fn canonical(&self) -> Result<Vec<u32>, TrellisError> {
        let scales = vec![half::f16::ONE; self.shape.n_rows];
        PackedRows { shape: self.shape, words: &self.words, scales: &scales }.canonical_words()
    }
}

/// Bits and axis of a module, if its entry is a trellis.
fn entry(config: &Map<String, Value>, module: &str) -> Result<Option<(CodeBits, Axis)>, QuantizeError> {
    let Some(entries) = FIELDS.iter().find_map(|field| config.get(*field)?.as_object()) else { return Ok(None) };
    let Some(entry) = entries.get(module).filter(|entry| entry["mode"] == "trellis") else { return Ok(None) };
    let number = |value: &Value| value.as_u64().and_then(|number| u32::try_from(number).ok());
    let code = &entry["trellis"];
    let known = code["L"] == 12 && code["code"] == CODE && entry["group_size"] == 256;
    let found = number(&entry["bits"]).zip(number(&code["axis"])).filter(|_| known);
    let parsed = found.and_then(|(bits, axis)| Some((CodeBits::new(bits).ok()?, Axis::new(axis).ok()?)));
    parsed.map(Some).ok_or_else(|| QuantizeError::Config {
        field: format!("quantization.{module}"),
        found: entry.to_string(),
        required: format!("2, 3 or 4 bits, group_size 256, and L 12, code {CODE} and axis 0 or 1 in `trellis`"),
    })
}

fn repacked_view<'a>(
    config: &Map<String, Value>,
    checkpoint: &Checkpoint,
    tensor: &'a StoredTensor,
    storage: Storage,
    repacked: &mut Repacked,
) -> Result<Out<'a>, QuantizeError> {
    let shape = tensor.shape().iter().map(|&len| len as usize).collect();
    let own = Out { dtype: tensor.dtype(), shape, bytes: Cow::Borrowed(tensor.bytes()) };
    let Some(packed) = Packed::of(config, checkpoint, tensor)? else { return Ok(own) };
    if !packed.shape.can_interleave() {
        repacked.canonical_only += 1;
        return Ok(own);
    }
    if packed.shape.storage == storage {
        repacked.kept += 1;
        return Ok(own);
    }
    repacked.changed += 1;
    let module = tensor.name().trim_end_matches(".weight");
    let refused = |source| QuantizeError::Trellis { module: module.to_owned(), source };
    let canonical = packed.canonical().map_err(refused)?;
    let words = match storage {
        Storage::Canonical => canonical,
        Storage::TwoBlock => interleave(&canonical, packed.shape.n_rows, packed.shape.n_cols).map_err(refused)?,
    };
    let bytes: Vec<u8> = words.into_iter().flat_map(u32::to_le_bytes).collect();
    Ok(Out { dtype: own.dtype, shape: PackedShape { storage, ..packed.shape }.codes(), bytes: Cow::Owned(bytes) })
}

/// Compares every tensor of the new folder with the old one's: codes in canonical order, all others as they are.
fn read_back(config: &Map<String, Value>, old: &Checkpoint, new: &Checkpoint) -> Result<(), QuantizeError> {
    for tensor in old.tensors() {
        let module = tensor.name().trim_end_matches(".weight").to_owned();
        let Some(copy) = new.get(tensor.name()) else { return Err(QuantizeError::ReadBack { module }) };
        let same = match (Packed::of(config, old, tensor)?, Packed::of(config, new, copy)?) {
            (Some(a), Some(b)) => a.canonical().is_ok_and(|a| b.canonical().is_ok_and(|b| a == b)),
            _ => (tensor.dtype(), tensor.shape(), tensor.bytes()) == (copy.dtype(), copy.shape(), copy.bytes()),
        };
        if !same {
            return Err(QuantizeError::ReadBack { module });
        }
    }
    Ok(())
}

/// A tensor on its way into a file.
struct Out<'a> {
    dtype: Dtype,
    shape: Vec<usize>,
    bytes: Cow<'a, [u8]>,
}

impl View for Out<'_> {
    fn dtype(&self) -> Dtype {
        self.dtype
    }

    fn shape(&self) -> &[usize] {
        &self.shape
    }

    fn data(&self) -> Cow<'_, [u8]> {
        Cow::Borrowed(&self.bytes)
    }

    fn data_len(&self) -> usize {
        self.bytes.len()
    }
}
