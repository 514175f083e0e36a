//! Copies of fixtures to change.

use std::collections::BTreeMap;

use safetensors::tensor::TensorView;
use safetensors::{Dtype, SafeTensors};
use serde_json::Value;
use tempfile::TempDir;

use crate::folders::fixture;

/// A copy of a fixture, in memory.
pub struct Editable {
    config: Value,
    tensors: BTreeMap<String, (Dtype, Vec<usize>, Vec<u8>)>,
}

impl Editable {
    /// Reads a fixture.
    pub fn of(name: &str) -> Editable {
        let read = |file: &str| std::fs::read(fixture(name).join(file)).expect("a fixture is there");
        let file = read("model.safetensors");
        let tensors = SafeTensors::deserialize(&file).expect("a fixture is a safetensors file");
        let tensor =
            |(name, view): (String, TensorView)| (name, (view.dtype(), view.shape().to_vec(), view.data().to_vec()));
        Editable {
            config: serde_json::from_slice(&read("config.json")).expect("a fixture has a configuration"),
            tensors: tensors.tensors().into_iter().map(tensor).collect(),
        }
    }

    /// Puts a value at a JSON pointer of the configuration, or removes it.
    pub fn config(&mut self, pointer: &str, value: Option<Value>) {
        let (parent, name) = pointer.rsplit_once('/').expect("a JSON pointer starts with `/`");
        let object = self.config.pointer_mut(parent).and_then(Value::as_object_mut).expect(pointer);
        match value {
            Some(value) => object.insert(name.to_owned(), value),
            None => object.remove(name),
        };
    }

    /// Puts a tensor of zeros.
    pub fn put(&mut self, name: &str, dtype: Dtype, shape: &[usize]) {
        let bytes = vec![0; shape.iter().product::<usize>() * dtype.bitsize() / 8];
        self.tensors.insert(name.to_owned(), (dtype, shape.to_vec(), bytes));
    }

    /// Removes a tensor.
    pub fn remove(&mut self, name: &str) {
        self.tensors.remove(name).expect(name);
    }

    /// The bytes of a tensor.
    pub fn bytes(&mut self, name: &str) -> &mut Vec<u8> {
        &mut self.tensors.get_mut(name).expect(name).2
    }

    /// Writes a folder.
    pub fn write(&self) -> TempDir {
        let folder = tempfile::tempdir().expect("a temporary folder");
        std::fs::write(folder.path().join("config.json"), self.config.to_string()).expect("a folder to write to");
        let mut views = Vec::new();
        for (name, (dtype, shape, bytes)) in &self.tensors {
            views.push((name, TensorView::new(*dtype, shape.clone(), bytes).expect("bytes of the shape")));
        }
        let file = safetensors::serialize(views, None).expect("tensors that fit a file");
        std::fs::write(folder.path().join("model.safetensors"), file).expect("a folder to write to");
        folder
    }
}
