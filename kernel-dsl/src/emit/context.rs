//! What printing a kernel needs at every point: the kernel, its usage, names, helper functions and found needs.
//!
//! Invariants: a helper function is defined once, after the helpers it calls, and only when something calls it.

use std::collections::BTreeSet;

use super::EmitError;
use super::names::{Names, clean};
use super::usage::Usage;
use crate::ir::{ArrayId, BufferId, Const, EntityId, ImmediateId, Kernel, Type};
use crate::target::Target;

use super::text::Text;

/// Something outside of the body that the text turned out to need.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Need {
    WorkgroupId,
    NumWorkgroups,
    LocalInvocationId,
    GlobalInvocationId,
    LocalInvocationIndex,
    /// Lane within the hardware subgroup.
    HardwareLane,
    /// First hardware lane of this 32-lane subgroup.
    SubgroupBase,
    /// Any subgroup op.
    SubgroupOps,
    /// `f16` in the text.
    F16,
}

/// An operand that is ready to be printed.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Operand {
    pub text: Text,
    pub ty: Type,
    /// Its number, when the text is a literal.
    pub constant: Option<Const>,
}

/// Words that no name may be.
pub(super) struct Words {
    /// The language's own.
    pub reserved: fn(&str) -> bool,
    /// Names of helper functions found so far.
    pub kept_free: BTreeSet<String>,
}

/// Parameters and values of the helper functions that access buffers; a buffer of that name would be hidden there.
const HELPER_LOCALS: &[&str] = &["index", "value", "word", "shift", "quad", "bits", "first"];

/// The name that a buffer asks for.
fn buffer_wanted(name: &str) -> String {
    let name = clean(name);
    if HELPER_LOCALS.contains(&name.as_str()) { format!("{name}_buffer") } else { name }
}

/// The state of one emission.
pub(super) struct Context<'k> {
    pub kernel: &'k Kernel,
    pub target: &'k Target,
    pub usage: Usage,
    pub names: Names,
    pub needs: BTreeSet<Need>,
    buffers: Vec<String>,
    arrays: Vec<String>,
    immediates: Vec<String>,
    /// Name of the immediate block.
    pub immediate_block: String,
    helpers: Vec<(String, String)>,
}

impl<'k> Context<'k> {
    /// Names the arguments and arrays and checks the limits that only depend on the kernel.
    pub fn new(kernel: &'k Kernel, target: &'k Target, words: Words) -> Result<Context<'k>, EmitError> {
        let usage = Usage::of(kernel);
        let (name, language) = (kernel.name.clone(), target.language.name());
        if usage.statements > target.limits.statements {
            let (found, required) = (usage.statements, target.limits.statements);
            return Err(EmitError::TooLarge { kernel: name, found, required, language });
        }
        if usage.tiles && !target.features.matrix_tiles {
            return Err(EmitError::NoTiles { kernel: name, language });
        }
        let mut names = Names::new(words.reserved, words.kept_free);
        if !names.take(&kernel.name) {
            let found = format!("the kernel id `{}` is a word of {language}", kernel.name);
            return Err(EmitError::Malformed { kernel: name, found });
        }
        let buffers = kernel.buffers.iter().map(|(_, buffer)| names.unique(&buffer_wanted(&buffer.name))).collect();
        let immediate_block = names.unique("imm");
        let arrays = kernel.arrays.iter().map(|(_, array)| names.unique(&array.name)).collect();
        let mut members = Names::new(words.reserved, BTreeSet::new());
        let immediates = kernel.immediates.iter().map(|(_, imm)| members.unique(&imm.name)).collect();
        Ok(Context {
            kernel,
            target,
            usage,
            names,
            needs: BTreeSet::new(),
            buffers,
            arrays,
            immediates,
            immediate_block,
            helpers: Vec::new(),
        })
    }

    /// The name of a buffer.
    pub fn buffer_name(&self, id: BufferId) -> &str {
        &self.buffers[id.index()]
    }

    /// The name of an array.
    pub fn array_name(&self, id: ArrayId) -> &str {
        &self.arrays[id.index()]
    }

    /// The name of an immediate inside of its block.
    pub fn immediate_name(&self, id: ImmediateId) -> &str {
        &self.immediates[id.index()]
    }

    /// Notes that the text needs `need`.
    pub fn need(&mut self, need: Need) {
        self.needs.insert(need);
    }

    /// Whether the text needs `need`.
    pub fn needs(&self, need: Need) -> bool {
        self.needs.contains(&need)
    }

    /// Makes sure that the helper function `name` is defined. `body` writes its text and may ask for further helpers.
    pub fn helper(&mut self, name: &str, body: impl FnOnce(&mut Context<'k>) -> String) {
        if self.has_helper(name) {
            return;
        }
        let text = body(self);
        self.helpers.push((name.to_owned(), text));
    }

    /// Whether the helper function `name` is defined.
    pub fn has_helper(&self, name: &str) -> bool {
        self.helpers.iter().any(|(known, _)| known == name)
    }

    /// The names and texts of all helper functions, callees first.
    pub fn into_helpers(self) -> Vec<(String, String)> {
        self.helpers
    }

    /// The texts of all helper functions, callees first.
    pub fn helper_texts(&self) -> impl Iterator<Item = &str> {
        self.helpers.iter().map(|(_, text)| text.as_str())
    }

    /// The names of all helper functions, when one of them is also the name of something else.
    pub fn clashes(&self) -> Option<BTreeSet<String>> {
        let clash = self.helpers.iter().any(|(name, _)| self.names.was_given(name));
        clash.then(|| self.helpers.iter().map(|(name, _)| name.clone()).collect())
    }

    /// An error about something that validation should have refused.
    pub fn malformed(&self, found: impl Into<String>) -> EmitError {
        EmitError::Malformed { kernel: self.kernel.name.clone(), found: found.into() }
    }
}
