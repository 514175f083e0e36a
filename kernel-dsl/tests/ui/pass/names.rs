//! Names that are Rust's keywords, and copies of an array of variables.

use kernel_dsl::prelude::*;

#[kernel(workgroup_size(1), dispatch(r#loop))]
fn r#type(#[shape(r#loop)] r#in: In<f32>, #[shape(r#loop)] r#fn: Out<f32>, r#use: f32) {
    let r#ref = r#in[0] * r#use;
    let mut r#match = r#ref;
    for r#dyn in 0..r#loop {
        r#match += r#in[r#dyn];
    }
    let mut kept = [0.0, r#match];
    let before: [f32; 2] = kept;
    let mut after: [f32; 2] = kept;
    kept[1] = before[0];
    after[0] = kept[1];
    r#fn[0] = after[0] + after[1] + before[1];
}

pub fn main() {
    let kernel = r#type("sample").expect("raw names are names");
    let text = kernel.to_string();
    for name in ["\"in\"", "\"fn\"", "\"use\"", "\"loop\"", "\"ref\"", "\"match\"", "\"dyn\"", "\"after_1\""] {
        assert!(text.contains(name), "{name} is not in: {text}");
    }
    assert!(!text.contains("r#"), "{text}");
    for target in [kernel_dsl::target::Target::WGSL, kernel_dsl::target::Target::MSL] {
        let valid = kernel_dsl::pass::compile(&kernel, &target).expect("a valid kernel");
        kernel_dsl::emit::emit(&valid, &target).expect("text");
    }
}
