//! Recordings: wrong shapes, aliases, offsets and ranges are refused with found and required; the printed form. No device.
#![allow(dead_code, reason = "the kernels are shared with the tests of the engines")]

mod kernels;

use std::sync::Arc;

use kernel_dsl::contract::{ContractErrorKind, TensorLayout};
use kernel_dsl::ir::{Elem, Mode};
use kernel_dsl::prelude::*;
use runtime::buffer::{Buffer, RangeError, Tensor};
use runtime::recording::{RecordError, Recording};

fn tensors(lengths: &[u32]) -> Vec<Tensor> {
    let named = lengths.iter().zip(["x", "y", "z", "o"]);
    named.map(|(&length, label)| Tensor::allocate(label, Elem::F32, &[length])).collect()
}

#[test]
fn a_wrong_length_names_argument_found_and_required() {
    let mut recording = Recording::new();
    let error = recording.dispatch_parts(&kernels::multiply_add(Mode::Strict), tensors(&[8, 8, 7, 8]), &[1_u32.into()]);
    let text = error.unwrap_err().to_string();
    assert_eq!(text, "kernel `multiply_add`: argument `z`, axis 0: length 7; required: 8 (n)");
    assert!(recording.commands().is_empty(), "a refused dispatch leaves nothing behind");
}

#[test]
fn tensors_that_no_memory_holds_are_refused() {
    let kernel = kernels::scale_bf16();
    for shape in [&[u32::MAX][..], &[u32::MAX, u32::MAX], &[u32::MAX; 4]] {
        let tensors = ["x", "y"].map(|label| Tensor::allocate(label, Elem::Bf16, shape)).to_vec();
        assert!(tensors[0].range().end() <= tensors[0].buffer().bytes());
        let recorded = Recording::new().dispatch_parts(&kernel, tensors, &[2.0_f32.into()]);
        assert_eq!(recorded.is_ok(), shape.len() == 1, "{recorded:?}");
    }
    let buffer = Buffer::new("small", 1024);
    let layout = |shape: &[u32], strides: &[u32]| {
        let (shape, strides) = (shape.to_vec(), strides.to_vec());
        TensorLayout { elem: Elem::F32, shape, strides }
    };
    let outside = Tensor::new(&buffer, 0, layout(&[u32::MAX; 4], &[u32::MAX; 4]));
    assert!(matches!(outside, Err(RangeError::Outside { .. })));
    // Layouts without a slowest axis have no rows.
    for odd in [layout(&[], &[]), layout(&[4], &[]), layout(&[], &[1])] {
        let tensor = Tensor::new(&buffer, 0, odd).unwrap();
        assert!(matches!(tensor.rows(0..0), Err(RangeError::Rows { .. })));
    }
    let far = Tensor::new(&buffer, 0, layout(&[1, 1], &[u32::MAX, 1])).unwrap();
    assert!(matches!(far.rows(1..1), Err(RangeError::Offset { .. })));
}

#[test]
fn a_wrong_element_rank_count_or_scalar_is_refused() {
    let kernel = kernels::multiply_add(Mode::Strict);
    let kind = |tensors: Vec<Tensor>, scalars: &[_]| match Recording::new().dispatch_parts(&kernel, tensors, scalars) {
        Err(RecordError::Contract(error)) => error.kind,
        other => panic!("{other:?}"),
    };
    let mut wrong_elem = tensors(&[8; 4]);
    wrong_elem[1] = Tensor::allocate("y", Elem::Bf16, &[8]);
    assert!(matches!(kind(wrong_elem, &[1_u32.into()]), ContractErrorKind::Elem { .. }));
    let mut wrong_rank = tensors(&[8; 4]);
    wrong_rank[3] = Tensor::allocate("o", Elem::F32, &[2, 4]);
    assert!(matches!(kind(wrong_rank, &[1_u32.into()]), ContractErrorKind::Rank { found: 2, required: 1, .. }));
    assert!(matches!(kind(tensors(&[8; 3]), &[1_u32.into()]), ContractErrorKind::Count { found: 3, required: 4, .. }));
    assert!(matches!(kind(tensors(&[8; 4]), &[1.0_f32.into()]), ContractErrorKind::ScalarType { .. }));
}

#[test]
fn a_written_argument_that_overlaps_another_is_refused() {
    let kernel = kernels::scale_bf16();
    let buffer = Buffer::new("arena", 4096);
    let at = |offset| Tensor::new(&buffer, offset, TensorLayout::row_major(Elem::Bf16, &[200])).unwrap();
    let mut recording = Recording::new();
    let error = recording.dispatch_parts(&kernel, vec![at(0), at(256)], &[2.0_f32.into()]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "kernel `scale_bf16`: argument `y` (written, bytes 256..656 of `arena`) overlaps `x` (bytes 0..400); \
         required: ranges apart from each other"
    );
    recording.dispatch_parts(&kernel, vec![at(0), at(512)], &[2.0_f32.into()]).unwrap();
    let shared_reads = kernels::multiply_add(Mode::Strict);
    let x = Tensor::allocate("x", Elem::F32, &[8]);
    let o = Tensor::allocate("o", Elem::F32, &[8]);
    recording.dispatch_parts(&shared_reads, vec![x.clone(), x.clone(), x, o], &[1_u32.into()]).unwrap();
}

#[test]
fn offsets_and_ranges_are_checked() {
    let buffer = Buffer::new("b", 1000);
    assert_eq!(buffer.bytes(), 1024);
    let layout = || TensorLayout::row_major(Elem::F32, &[64]);
    assert_eq!(
        Tensor::new(&buffer, 128, layout()),
        Err(RangeError::Offset { buffer: "b".into(), found: 128, required: 256 })
    );
    assert_eq!(
        Tensor::new(&buffer, 1024, layout()),
        Err(RangeError::Outside { buffer: "b".into(), found: 1280, required: 1024 })
    );
    assert!(matches!(buffer.range(u64::MAX - 3, 8), Err(RangeError::Outside { .. })));
    assert!(matches!(Recording::new().upload(&buffer, 1020, &[0; 5]), Err(RecordError::Range(_))));
    let odd = buffer.range(0, 3).unwrap();
    assert!(matches!(Recording::new().fill(odd, 1), Err(RecordError::Range(RangeError::Words { .. }))));
    let (a, b) = (buffer.range(0, 8).unwrap(), buffer.range(4, 8).unwrap());
    assert!(matches!(Recording::new().copy(a.clone(), b), Err(RecordError::Alias { .. })));
    let c = buffer.range(64, 4).unwrap();
    assert!(matches!(Recording::new().copy(a, c), Err(RecordError::Range(RangeError::Size { .. }))));
}

/// `y[r, c] = a * x[r, c]`
#[kernel(workgroup_size(64), dispatch(n_rows))]
fn scale_rows<T: Element<Scalar = f32>>(#[shape(n_rows, n_cols)] x: In<T>, #[shape(n_rows, n_cols)] y: Out<T>, a: f32) {
    let row = workgroup_id().x;
    for col in (local_invocation_index()..n_cols).step_by(64) {
        y[[row, col]] = a * x[[row, col]];
    }
}

#[test]
fn named_arguments_come_from_the_macro() {
    let kernel = Arc::new(scale_rows::<bf16>("scale_rows__bf16").unwrap());
    let [x, y] = ["x", "y"].map(|label| Tensor::allocate(label, Elem::Bf16, &[3, 70]));
    let mut recording = Recording::new();
    recording.dispatch(&kernel, ScaleRowsArgs { x: x.clone(), y, a: 2.0 }).unwrap();
    let dispatch = recording.dispatches().next().unwrap();
    assert_eq!((dispatch.launch.workgroups, dispatch.tensors[0].clone()), ([3, 1, 1], x.clone()));
    let short = Tensor::allocate("y", Elem::Bf16, &[3, 69]);
    let error = recording.dispatch(&kernel, ScaleRowsArgs { x, y: short, a: 2.0 }).unwrap_err();
    assert_eq!(error.to_string(), "kernel `scale_rows__bf16`: argument `y`, axis 1: length 69; required: 70 (n_cols)");
}

#[test]
fn rows_of_a_tensor_stay_inside_it() {
    let tensor = Tensor::allocate("w", Elem::F32, &[6, 64]);
    let part = tensor.rows(2..5).unwrap();
    assert_eq!((part.offset(), part.layout().shape.as_slice()), (512, [3, 64].as_slice()));
    assert!(matches!(tensor.rows(4..7), Err(RangeError::Rows { .. })));
    let row = tensor.row_range(4).unwrap();
    assert_eq!((row.offset(), row.bytes()), (1024, 256));
    assert!(matches!(tensor.row_range(6), Err(RangeError::Rows { required: 6, .. })));
    let narrow = Tensor::allocate("w", Elem::F32, &[6, 3]);
    assert_eq!(narrow.row_range(5).unwrap().offset(), 60);
    assert!(matches!(narrow.rows(1..2), Err(RangeError::Offset { .. })));
}

#[test]
fn a_recording_prints_one_line_a_command() {
    let mut recording = Recording::new();
    let [x, y] = ["x", "y"].map(|label| Tensor::allocate(label, Elem::Bf16, &[3]));
    recording.upload(x.buffer(), 0, &[0; 6]).unwrap();
    recording.dispatch_parts(&kernels::scale_bf16(), vec![x.clone(), y.clone()], &[2.0_f32.into()]).unwrap();
    recording.copy(y.words(), x.words()).unwrap();
    recording.fill(y.words(), 7).unwrap();
    recording.read_back(x.range());
    assert_eq!(
        recording.to_string(),
        "upload x[0..8]\n\
         dispatch scale_bf16 [1, 1, 1] (x: bf16 [3] x[0..6], y: bf16 [3] y[0..6]; a = 40000000; n = 00000003)\n\
         copy y[0..8] to x[0..8]\n\
         fill y[0..8] with 00000007\n\
         read back x[0..6] as output 0\n"
    );
}
