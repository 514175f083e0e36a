//! WGSL text to SPIR-V whose float arithmetic keeps its roundings.
//!
//! naga translates; then every float add, subtract, multiply, divide, remainder, negation and every float result of
//! an extended instruction is decorated `NoContraction`, which drivers honour where plain text lets them fuse and
//! re-associate. The words are patched here, because naga has no option for it.
//!
//! Invariants: index checks are on only where [`Options`] ask for them, since the IR is validated; integer division keeps
//! its checks, because its meaning for a zero divisor is part of the op table; refuses what naga refuses and words that
//! are not SPIR-V.

use naga::back::spv;
use naga::proc::{BoundsCheckPolicies, BoundsCheckPolicy};
use naga::valid::{Capabilities, ModuleInfo, ValidationFlags, Validator};

use super::EmitError;

const MAGIC: u32 = 0x0723_0203;
const HEADER_WORDS: usize = 5;
const OP_EXT_INST: u32 = 12;
const OP_TYPE_FLOAT: u32 = 22;
const OP_TYPE_VECTOR: u32 = 23;
/// `OpTypeVoid` to `OpTypeForwardPointer`
const OP_TYPES: std::ops::RangeInclusive<u32> = 19..=39;
const OP_DECORATE: u32 = 71;
const OP_MEMBER_DECORATE: u32 = 72;
const DECORATION_NO_CONTRACTION: u32 = 42;
/// `OpFNegate OpFAdd OpFSub OpFMul OpFDiv OpFRem OpFMod`
const FLOAT_ARITHMETIC: &[u32] = &[127, 129, 131, 133, 136, 140, 141];

/// Parses and validates WGSL with every ability that emitted text may use.
///
/// # Errors
/// [`EmitError::Naga`] with naga's message.
pub fn naga_check(text: &str) -> Result<(), EmitError> {
    parse(text).map(|_| ())
}

fn parse(text: &str) -> Result<(naga::Module, ModuleInfo), EmitError> {
    let module = naga::front::wgsl::parse_str(text).map_err(|error| EmitError::Naga(error.emit_to_string(text)))?;
    let capabilities = Capabilities::IMMEDIATES
        | Capabilities::SUBGROUP
        | Capabilities::SHADER_FLOAT16
        | Capabilities::SHADER_FLOAT16_IN_FLOAT32
        | Capabilities::COOPERATIVE_MATRIX;
    let mut validator = Validator::new(ValidationFlags::all(), capabilities);
    let info = validator.validate(&module).map_err(|error| EmitError::Naga(error.emit_to_string(text)))?;
    Ok((module, info))
}

/// How a module is translated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Whether every float result keeps its rounding: strict kernels need it, fast ones allow contraction.
    pub keep_roundings: bool,
    /// Whether accesses out of range are moved to the last element, and loops are bounded: for tests.
    pub checked: bool,
}

impl Options {
    /// Strict kernels in release pipelines.
    pub const STRICT: Options = Options { keep_roundings: true, checked: false };
}

/// Translates WGSL of one entry point to SPIR-V 1.3 by [`Options::STRICT`].
///
/// # Errors
/// [`EmitError::Naga`] when naga refuses the text or cannot translate it.
pub fn from_wgsl(text: &str, entry_point: &str) -> Result<Vec<u32>, EmitError> {
    from_wgsl_with(text, entry_point, Options::STRICT)
}

/// Translates WGSL of one entry point to SPIR-V 1.3.
///
/// # Errors
/// [`EmitError::Naga`] when naga refuses the text or cannot translate it.
pub fn from_wgsl_with(text: &str, entry_point: &str, options: Options) -> Result<Vec<u32>, EmitError> {
    let (module, info) = parse(text)?;
    // The policy that naga has for every access, atomics included.
    let policy = if options.checked { BoundsCheckPolicy::Restrict } else { BoundsCheckPolicy::Unchecked };
    let spirv = spv::Options {
        lang_version: (1, 3),
        flags: spv::WriterFlags::empty(),
        force_loop_bounding: options.checked,
        bounds_check_policies: BoundsCheckPolicies { index: policy, buffer: policy, ..BoundsCheckPolicies::default() },
        // The language leaves workgroup memory uninitialised.
        zero_initialize_workgroup_memory: spv::ZeroInitializeWorkgroupMemoryMode::None,
        ..spv::Options::default()
    };
    let pipeline =
        spv::PipelineOptions { shader_stage: naga::ShaderStage::Compute, entry_point: entry_point.to_owned() };
    let words =
        spv::write_vec(&module, &info, &spirv, Some(&pipeline)).map_err(|error| EmitError::Naga(error.to_string()))?;
    if options.keep_roundings { no_contraction(&words) } else { Ok(words) }
}

/// An instruction: opcode and all its words.
struct Instruction<'w> {
    opcode: u32,
    words: &'w [u32],
}

/// The instructions after the header.
fn instructions(words: &[u32]) -> Result<Vec<Instruction<'_>>, EmitError> {
    let broken = || EmitError::Naga("the words are not a SPIR-V module".to_owned());
    if words.len() < HEADER_WORDS || words[0] != MAGIC {
        return Err(broken());
    }
    let mut all = Vec::new();
    let mut rest = &words[HEADER_WORDS..];
    while let Some(first) = rest.first() {
        let length = (first >> 16) as usize;
        if length == 0 || length > rest.len() {
            return Err(broken());
        }
        let (instruction, after) = rest.split_at(length);
        all.push(Instruction { opcode: first & 0xffff, words: instruction });
        rest = after;
    }
    Ok(all)
}

/// Result ids of float arithmetic.
fn float_results(all: &[Instruction<'_>]) -> Vec<u32> {
    let mut float_types = Vec::new();
    let mut results = Vec::new();
    for Instruction { opcode, words } in all {
        match (*opcode, *words) {
            (OP_TYPE_FLOAT, [_, id, ..]) => float_types.push(*id),
            (OP_TYPE_VECTOR, [_, id, component, ..]) if float_types.contains(component) => float_types.push(*id),
            (OP_EXT_INST, [_, ty, id, ..]) if float_types.contains(ty) => results.push(*id),
            (arithmetic, [_, _, id, ..]) if FLOAT_ARITHMETIC.contains(&arithmetic) => results.push(*id),
            _ => {}
        }
    }
    results
}

/// Adds a decoration for each float result: behind the last annotation, or before the first type.
fn no_contraction(words: &[u32]) -> Result<Vec<u32>, EmitError> {
    let all = instructions(words)?;
    let decorations: Vec<u32> = float_results(&all)
        .into_iter()
        .flat_map(|id| [(3 << 16) | OP_DECORATE, id, DECORATION_NO_CONTRACTION])
        .collect();
    let annotation = |instruction: &Instruction| [OP_DECORATE, OP_MEMBER_DECORATE].contains(&instruction.opcode);
    let first_type = || all.iter().position(|instruction| OP_TYPES.contains(&instruction.opcode));
    let place = all.iter().rposition(annotation).map(|last| last + 1).or_else(first_type).unwrap_or(all.len());
    let mut patched = words[..HEADER_WORDS].to_vec();
    for (index, instruction) in all.iter().enumerate() {
        if index == place {
            patched.extend_from_slice(&decorations);
        }
        patched.extend_from_slice(instruction.words);
    }
    Ok(patched)
}

/// How many float results a module has, and how many of them are decorated `NoContraction`.
///
/// # Errors
/// [`EmitError::Naga`] when the words are not a SPIR-V module.
pub fn contraction_counts(words: &[u32]) -> Result<(usize, usize), EmitError> {
    let all = instructions(words)?;
    let results = float_results(&all);
    let decorated = results.iter().filter(|result| {
        all.iter().any(|instruction| {
            instruction.opcode == OP_DECORATE
                && instruction.words.get(1..) == Some(&[**result, DECORATION_NO_CONTRACTION])
        })
    });
    Ok((results.len(), decorated.count()))
}
