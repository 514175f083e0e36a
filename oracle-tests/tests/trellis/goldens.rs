//! Layout and arithmetic against `trellis.safetensors`, bit for bit: 67 rows of two blocks for each width.

use std::path::Path;

use half::{bf16, f16};
use kernel_lib::common::float::Float;
use kernel_lib::trellis::codebook::{code_sum, precise, served_weight};
use kernel_lib::trellis::{
    Axis, CodeBits, N_STATES, PackedRows, PackedShape, Storage, decode_rows, deinterleave, interleave, pack_states,
    states,
};
use safetensors::{Dtype, SafeTensors};

const N_ROWS: usize = 67;
const N_COLS: usize = 512;

/// The file, read once for each test.
struct Goldens(Vec<u8>);

impl Goldens {
    fn open() -> Self {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/goldens/trellis.safetensors");
        Self(std::fs::read(path).expect("the fixture is in the repository"))
    }

    /// A tensor's shape and its elements' bits.
    fn bits<const N: usize>(&self, name: &str, dtype: Dtype) -> (Vec<usize>, Vec<[u8; N]>) {
        let file = SafeTensors::deserialize(&self.0).expect("the fixture is a safetensors file");
        let view = file.tensor(name).expect("the fixture has this tensor");
        assert_eq!(view.dtype(), dtype, "{name}");
        let (elements, rest) = view.data().as_chunks::<N>();
        assert!(rest.is_empty());
        (view.shape().to_vec(), elements.to_vec())
    }

    fn words(&self, name: &str) -> (Vec<usize>, Vec<u32>) {
        let (shape, words) = self.bits(name, Dtype::U32);
        (shape, words.into_iter().map(u32::from_le_bytes).collect())
    }

    fn floats(&self, name: &str) -> Vec<u32> {
        self.bits(name, Dtype::F32).1.into_iter().map(u32::from_le_bytes).collect()
    }

    fn integers(&self, name: &str) -> Vec<i32> {
        self.bits(name, Dtype::I32).1.into_iter().map(i32::from_le_bytes).collect()
    }

    fn scales(&self, bits: CodeBits) -> Vec<f16> {
        self.bits(&format!("k{bits}.scales_f16"), Dtype::F16).1.into_iter().map(f16::from_le_bytes).collect()
    }

    fn states(&self, bits: CodeBits) -> Vec<u16> {
        self.integers(&format!("k{bits}.states_i32")).into_iter().map(|state| state as u16).collect()
    }
}

#[test]
fn the_code_book_is_equal() {
    let goldens = Goldens::open();
    let (sums, values) = (goldens.integers("codebook.y_i32"), goldens.floats("codebook.values_f32"));
    assert_eq!((sums.len(), values.len()), (N_STATES, N_STATES));
    for (state, (sum, value)) in sums.into_iter().zip(values).enumerate() {
        assert_eq!((code_sum(state as u16), precise(sum).to_bits()), (sum, value), "state {state}");
    }
}

#[test]
fn states_are_equal_and_pack_to_the_same_words() {
    let goldens = Goldens::open();
    for bits in CodeBits::ALL {
        let (shape, words) = goldens.words(&format!("k{bits}.codes_u32"));
        assert_eq!(shape, [N_ROWS, bits.words_per_row(N_COLS)]);
        let expected = goldens.states(bits);
        assert_eq!(states(&words, bits).unwrap(), expected, "{bits} bits");
        assert_eq!(pack_states(&expected, bits).unwrap(), words, "{bits} bits");
    }
}

#[test]
fn weights_are_equal() {
    let goldens = Goldens::open();
    for bits in CodeBits::ALL {
        let (shape, words) = goldens.words(&format!("k{bits}.codes_u32"));
        let scales = goldens.scales(bits);
        let shape = PackedShape::of_tensors(bits, Axis::In, &shape, &[scales.len()]).unwrap();
        let rows = PackedRows { shape, words: &words, scales: &scales };
        let weights = decode_rows(rows, Float::Bf16).unwrap();
        let (_, expected) = goldens.bits(&format!("k{bits}.weight_bf16_bits"), Dtype::U16);
        let expected: Vec<f32> = expected.into_iter().map(|bits| bf16::from_le_bytes(bits).to_f32()).collect();
        assert!(weights == expected, "{bits} bits");
        let served: Vec<u32> = (goldens.states(bits).chunks(N_COLS).zip(&scales))
            .flat_map(|(row, &scale)| row.iter().map(move |&state| served_weight(code_sum(state), scale).to_bits()))
            .collect();
        assert!(served == goldens.floats(&format!("k{bits}.weight_served_f32")), "{bits} bits");
        // What the other types give is this, rounded once; the served form is not rounded and differs.
        let exact = decode_rows(rows, Float::F32).unwrap();
        assert!(exact.iter().zip(&weights).all(|(w, rounded)| bf16::from_f32(*w).to_f32() == *rounded));
        let halves = decode_rows(rows, Float::F16).unwrap();
        assert!(exact.iter().zip(&halves).all(|(w, rounded)| f16::from_f32(*w).to_f32() == *rounded));
        assert!(exact.iter().zip(&served).any(|(w, served)| w.to_bits() != *served));
    }
}

#[test]
fn two_block_storage_is_equal_and_decodes_to_the_same() {
    let goldens = Goldens::open();
    let (_, canonical) = goldens.words("k3.codes_u32");
    let (shape, stored) = goldens.words("k3.codes_interleaved_u32");
    assert_eq!(interleave(&canonical, N_ROWS, N_COLS).unwrap(), stored);
    assert_eq!(deinterleave(&stored, N_ROWS, N_COLS).unwrap(), canonical);
    let scales = goldens.scales(CodeBits::Three);
    let shape = PackedShape::of_tensors(CodeBits::Three, Axis::Out, &shape, &[N_ROWS]).unwrap();
    assert_eq!(
        (shape.storage, shape.codes(), shape.weight()),
        (Storage::TwoBlock, vec![1, N_ROWS, 48], [N_COLS, N_ROWS])
    );
    let flat = PackedShape { storage: Storage::Canonical, ..shape };
    let [one, other] = [(shape, &stored), (flat, &canonical)]
        .map(|(shape, words)| decode_rows(PackedRows { shape, words, scales: &scales }, Float::F32).unwrap());
    assert_eq!(one, other);
}
