//! Graphs: what is refused, with names; the printed form; and that a planned graph computes what its operations say. No device.
#![allow(clippy::unwrap_used, reason = "a test stops at what fails, and says where")]

use half::bf16;
use kernel_dsl::contract::TensorLayout;
use kernel_dsl::ir::{Elem, Mode};
use kernel_dsl::target::Target;
use runtime::buffer::Tensor;
use runtime::engine::{Checks, CpuEngine, Engine};
use runtime::graph::build::LinearWeight;
use runtime::graph::{Graph, GraphError, ValueId};
use runtime::plan::{KernelLibrary, PlanError, Scratch, plan};
use runtime::policy::Policy;

fn library() -> KernelLibrary {
    KernelLibrary::new(Mode::Strict, &Target::CPU, Policy::default())
}

fn bound(graph: &mut Graph, name: &str, shape: &[u32]) -> (ValueId, Tensor) {
    let tensor = Tensor::allocate(name, Elem::Bf16, shape);
    (graph.bound(name, &tensor), tensor)
}

fn upload(engine: &mut CpuEngine, tensor: &Tensor, values: impl Iterator<Item = f32>) {
    let bytes: Vec<u8> = values.flat_map(|value| bf16::from_f32(value).to_le_bytes()).collect();
    engine.upload(tensor.buffer(), 0, &bytes).unwrap();
}

#[test]
fn wrong_shapes_and_types_are_refused_with_the_node() {
    let mut graph = Graph::new();
    let (x, _) = bound(&mut graph, "x", &[2, 64]);
    let (w, _) = bound(&mut graph, "w", &[8, 32]);
    let refused = graph.linear("layers.0.q_proj", x, LinearWeight::Plain(w)).unwrap_err();
    assert_eq!(refused.to_string(), "`layers.0.q_proj`: `w` has shape [8, 32]; required: [8, 64]");
    let refused = graph.embedding("embed", x, LinearWeight::Plain(w), Elem::Bf16).unwrap_err();
    assert_eq!(refused.to_string(), "`embed`: `x` stores bf16; required: u32");
    let (flat, _) = bound(&mut graph, "flat", &[64]);
    assert!(matches!(graph.rms_norm("norm", flat, w, 1e-6), Err(GraphError::Shape { .. })));
    assert!(graph.nodes().is_empty(), "a refused node leaves nothing behind");
}

#[test]
fn g1_reading_before_writing_is_refused() {
    let mut graph = Graph::new();
    let nobody_wrote = graph.temporary("gone", Elem::Bf16, &[2, 64]);
    graph.add("sum", nobody_wrote, nobody_wrote).unwrap();
    assert_eq!(
        graph.verify().unwrap_err().to_string(),
        "`sum` reads `gone` before it is written; required: a node before it that writes the value"
    );
}

#[test]
fn g2_writing_twice_is_refused() {
    let mut graph = Graph::new();
    let (x, _) = bound(&mut graph, "x", &[2, 64]);
    let y = graph.temporary("y", Elem::U32, &[2]);
    graph.argmax("first", x, y).unwrap();
    graph.argmax("second", x, y).unwrap();
    assert!(matches!(graph.verify(), Err(GraphError::Overwritten { node, .. }) if node == "second"));
}

#[test]
fn g3_views_stay_inside() {
    let row = TensorLayout::row_major(Elem::Bf16, &[1, 128]);
    for (offset, inside) in [(0, true), (128, true), (64, false), (256, false)] {
        let mut graph = Graph::new();
        let (x, _) = bound(&mut graph, "x", &[2, 128]);
        graph.view(x, offset, row.clone());
        assert_eq!(graph.verify().is_ok(), inside, "offset {offset}");
    }
}

#[test]
fn g4_writing_what_is_read_is_refused() {
    let mut graph = Graph::new();
    let tokens = graph.bound("tokens", &Tensor::allocate("tokens", Elem::U32, &[2]));
    let (x, _) = bound(&mut graph, "x", &[2, 64]);
    graph.argmax("next", x, tokens).unwrap();
    graph.verify().unwrap();
    let again = graph.reshape(x, &[2, 64]);
    let as_words = graph.view(again, 0, TensorLayout::row_major(Elem::U32, &[2]));
    graph.argmax("over its own input", x, as_words).unwrap();
    assert!(matches!(graph.verify(), Err(GraphError::Overwritten { .. })));
}

#[test]
fn what_no_kernel_computes_is_refused_by_name() {
    let mut graph = Graph::new();
    let x = graph.bound("x", &Tensor::allocate("x", Elem::F16, &[1, 64]));
    let w = graph.bound("w", &Tensor::allocate("w", Elem::F32, &[8, 64]));
    graph.linear("odd", x, LinearWeight::Plain(w)).unwrap();
    let refused = plan(graph, &[], &mut library(), &mut Scratch::default()).unwrap_err();
    assert!(matches!(refused, PlanError::NoKernel { ref node, .. } if node == "odd"), "{refused}");
}

/// `(x w^T + x w^T)` twice over, in few buffers, as plain Rust has it.
#[test]
fn a_plan_computes_what_its_graph_says() {
    let mut graph = Graph::new();
    let (x, x_memory) = bound(&mut graph, "x", &[3, 64]);
    let (w, w_memory) = bound(&mut graph, "w", &[64, 64]);
    let mut value = x;
    for layer in 0..6 {
        let y = graph.linear(&format!("layers.{layer}.linear"), value, LinearWeight::Plain(w)).unwrap();
        value = graph.add(&format!("layers.{layer}.add"), y, value).unwrap();
    }
    let last = graph.last_of_each("last", value, 3).unwrap();
    assert_eq!(
        graph.to_string().lines().next(),
        Some("layers.0.linear: %2: bf16 [3, 64] = linear (x: bf16 [3, 64], w: bf16 [64, 64])")
    );
    let mut scratch = Scratch::default();
    let planned = plan(graph, &[last], &mut library(), &mut scratch).unwrap();
    assert_eq!(planned.n_dispatches(), 12);
    assert!(scratch.bytes() <= 4 * 512, "twelve values in {} bytes", scratch.bytes());

    let mut engine = CpuEngine::new(Checks::Full);
    let ones = |row: usize| (0..64).map(move |column| if column == (row + 1) % 64 { 1.0 } else { 0.0 });
    upload(&mut engine, &w_memory, (0..64).flat_map(ones));
    upload(&mut engine, &x_memory, (0..192).map(|place| (place % 4) as f32));
    engine.run(&planned.recording).unwrap();
    let found = engine.read_back(&planned.kept[0].range()).unwrap();
    let found: Vec<f32> = found.as_chunks().0.iter().map(|half| bf16::from_le_bytes(*half).to_f32()).collect();
    // Each layer adds the next column to each one.
    let mut expected: Vec<f32> = (128..192).map(|place| (place % 4) as f32).collect();
    for _ in 0..6 {
        expected = (0..64).map(|column| expected[column] + expected[(column + 1) % 64]).collect();
    }
    assert_eq!(found, expected);
}
