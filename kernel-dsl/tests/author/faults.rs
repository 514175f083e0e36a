//! What only building can see is refused with the kernel's id, the author's line, and advice.

use kernel_dsl::prelude::*;

#[kernel(workgroup_size(1), dispatch(1))]
fn division(#[shape(n)] y: InOut<f32>) {
    y[0] = y[1] / 3.0;
}

#[kernel(workgroup_size(1), dispatch(1))]
fn native_call(#[shape(n)] y: InOut<f32>) {
    y[0] = native::exp(y[1]);
}

#[kernel(workgroup_size(1), dispatch(1))]
fn rank(#[shape(n, m)] y: InOut<f32>) {
    y[[0, 1, 2]] = 0.0;
}

#[kernel(workgroup_size(1), dispatch(1))]
fn array_index(#[shape(n)] y: InOut<f32>) {
    let tile = workgroup_array::<f32>(8);
    tile[8] = y[0];
}

#[kernel(workgroup_size(1), dispatch(1))]
fn variable_index(#[shape(n)] y: InOut<f32>, #[comptime] index: u32) {
    let mut acc = [0.0; 2];
    acc[index] = y[0];
}

#[kernel(workgroup_size(1), dispatch(1))]
fn axis(#[shape(n)] y: InOut<u32>) {
    y[0] = y.dim(2);
}

fn refused(result: Result<Kernel, BuildError>) -> String {
    result.expect_err("is refused").to_string()
}

#[test]
fn division_in_a_strict_kernel() {
    insta::assert_snapshot!(refused(division("division")));
}

#[test]
fn native_function_in_a_strict_kernel() {
    insta::assert_snapshot!(refused(native_call("native_call")));
}

#[test]
fn index_of_another_rank() {
    insta::assert_snapshot!(refused(rank("rank")));
}

#[test]
fn constant_index_beyond_an_array() {
    insta::assert_snapshot!(refused(array_index("array_index")));
}

#[test]
fn comptime_index_beyond_variables() {
    assert!(variable_index("variable_index", 1).is_ok());
    insta::assert_snapshot!(refused(variable_index("variable_index", 2)));
}

#[test]
fn axis_that_a_buffer_lacks() {
    insta::assert_snapshot!(refused(axis("axis")));
}
