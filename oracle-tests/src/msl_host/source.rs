//! From a kernel's MSL text to its part of a C++ translation unit.
//!
//! Invariants: the text stays as it is except for arrays of the workgroup, which become static and are poisoned;
//! line numbers stay. Each text has a namespace of its own, named after its hash. Arguments are given by what the
//! attributes of the parameters say, so a wrong attribute gives a wrong argument here as it does on Metal.

use sha2::{Digest, Sha256};

use super::MslHostError;

/// The attributes that a parameter can have beside a buffer number.
const ATTRIBUTES: [&str; 5] = [
    "threadgroup_position_in_grid",
    "threadgroups_per_grid",
    "thread_position_in_threadgroup",
    "thread_position_in_grid",
    "thread_index_in_threadgroup",
];

/// A parameter of an entry point.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Parameter {
    /// `constant Immediates&`, always buffer 0.
    Immediates,
    /// A buffer and its number.
    Buffer(usize),
    /// An attribute out of [`ATTRIBUTES`].
    Id(&'static str),
}

/// The MSL text of one kernel, read as far as a launch needs it.
#[derive(Clone, Debug)]
pub struct MslText {
    name: String,
    parameters: Vec<Parameter>,
    body: String,
    key: u64,
}

impl MslText {
    /// Reads the entry point's parameters.
    ///
    /// # Errors
    /// [`MslHostError::Text`] for text that is not of the emitter's form.
    pub fn parse(name: &str, text: &str) -> Result<MslText, MslHostError> {
        let refused = |found: String, required| MslHostError::Text { kernel: name.to_owned(), found, required };
        let head = format!("kernel void {name}(");
        let (_, rest) = text
            .split_once(&head)
            .ok_or_else(|| refused(format!("no `{head}`"), "an entry point of the kernel's name"))?;
        let (list, _) = rest
            .split_once("\n) {\n")
            .ok_or_else(|| refused("no end of the parameters".into(), "one parameter a line, then `) {`"))?;
        let mut parameters = Vec::new();
        for line in list.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let parameter = parameter(line)
                .ok_or_else(|| refused(format!("parameter `{line}`"), "a buffer number or a known attribute"))?;
            parameters.push(parameter);
        }
        let text = MslText { name: name.to_owned(), parameters, body: shared_arrays(text), key: key(name, text) };
        let count = text.n_buffers() + usize::from(text.has_immediates());
        let mut numbers: Vec<usize> = text.parameters.iter().filter_map(number).collect();
        numbers.sort_unstable();
        if !numbers.iter().copied().eq(0..count) {
            return Err(refused(format!("buffer numbers {numbers:?}"), "every number from 0, once"));
        }
        Ok(text)
    }

    /// The kernel's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Hash of name and text.
    pub(super) fn key(&self) -> u64 {
        self.key
    }

    /// Whether buffer 0 holds immediates.
    pub(super) fn has_immediates(&self) -> bool {
        self.parameters.contains(&Parameter::Immediates)
    }

    /// Number of buffers, without the immediates.
    pub(super) fn n_buffers(&self) -> usize {
        self.parameters.iter().filter(|parameter| matches!(parameter, Parameter::Buffer(_))).count()
    }

    /// The text in its namespace, with a function that calls it and its place in the launcher's list.
    fn part(&self) -> String {
        let MslText { name, body, key, .. } = self;
        let arguments: Vec<String> = self
            .parameters
            .iter()
            .map(|parameter| match parameter {
                Parameter::Immediates => "::msl_host::Reference{all.buffers[0]}".to_owned(),
                Parameter::Buffer(number) => format!("::msl_host::Pointer{{all.buffers[{number}]}}"),
                Parameter::Id(attribute) => format!("all.{attribute}"),
            })
            .collect();
        let n_buffers = self.n_buffers() + usize::from(self.has_immediates());
        let arguments = arguments.join(", ");
        format!(
            "namespace kernel_{key:016x} {{\n#line 1 \"{name}.msl\"\n{body}\n\
             static void msl_host_call(const ::msl_host::Arguments& all) {{ (void)all; {name}({arguments}); }}\n\
             static ::msl_host::Entry msl_host_entry(0x{key:016x}ul, msl_host_call, {n_buffers}u);\n}}\n"
        )
    }
}

/// A translation unit of several texts.
pub(super) fn unit(texts: &[MslText]) -> String {
    let parts: String = texts.iter().map(MslText::part).collect();
    format!("#include <metal_stdlib>\n{parts}")
}

fn number(parameter: &Parameter) -> Option<usize> {
    match parameter {
        Parameter::Immediates => Some(0),
        Parameter::Buffer(number) => Some(*number),
        Parameter::Id(_) => None,
    }
}

fn parameter(line: &str) -> Option<Parameter> {
    let (declared, rest) = line.split_once(" [[")?;
    let (attribute, _) = rest.split_once("]]")?;
    if let Some(known) = ATTRIBUTES.into_iter().find(|known| *known == attribute) {
        return Some(Parameter::Id(known));
    }
    let number: usize = attribute.strip_prefix("buffer(")?.strip_suffix(')')?.parse().ok()?;
    if !declared.starts_with("constant ") {
        return Some(Parameter::Buffer(number));
    }
    (number == 0).then_some(Parameter::Immediates)
}

/// Arrays of the workgroup through the header's macro: `threadgroup T x[n];` is a declaration of its own line.
fn shared_arrays(text: &str) -> String {
    let declaration = |line: &str| {
        let rest = line.strip_prefix("    threadgroup ")?.strip_suffix("];")?;
        let (declared, len) = rest.split_once('[')?;
        let (ty, name) = declared.split_once(' ')?;
        Some(format!("    MSL_HOST_SHARED({ty}, {name}, {len});"))
    };
    let lines: Vec<String> = text.lines().map(|line| declaration(line).unwrap_or_else(|| line.to_owned())).collect();
    lines.join("\n")
}

/// The first 8 bytes of the hash.
fn key(name: &str, text: &str) -> u64 {
    let hash = Sha256::digest(format!("{name}\n{text}"));
    hash.iter().take(8).fold(0, |key, &byte| key << 8 | u64::from(byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "#include <metal_stdlib>\nkernel void twice(\n    constant Immediates& imm [[buffer(0)]],\n    \
                        device float* y [[buffer(1)]],\n    uint i [[thread_index_in_threadgroup]]\n) {\n    \
                        threadgroup float2 kept[64];\n}\n";

    #[test]
    fn parameters_are_read_from_attributes() {
        let text = MslText::parse("twice", TEXT).unwrap();
        assert!(text.has_immediates() && text.n_buffers() == 1);
        let part = text.part();
        let call = "twice(::msl_host::Reference{all.buffers[0]}, ::msl_host::Pointer{all.buffers[1]}, \
                    all.thread_index_in_threadgroup);";
        assert!(part.contains(call), "{part}");
        assert!(part.contains("    MSL_HOST_SHARED(float2, kept, 64);\n"), "{part}");
    }

    #[test]
    fn text_of_another_form_is_refused() {
        let refused = |name: &str, text: &str| MslText::parse(name, text).unwrap_err().to_string();
        assert!(refused("thrice", TEXT).contains("no `kernel void thrice(`"));
        assert!(refused("twice", &TEXT.replace("buffer(1)", "buffer(2)")).contains("buffer numbers [0, 2]"));
        assert!(refused("twice", &TEXT.replace("thread_index", "lane_index")).contains("parameter `uint i"));
    }
}
