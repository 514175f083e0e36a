//! Words that a WGSL identifier must not be: keywords, reserved words, predeclared types and functions.

/// Names of entry point parameters and header values that the emitter writes itself.
const OWN: &[&str] = &[
    "Immediates",
    "workgroup_id",
    "num_workgroups",
    "local_invocation_id",
    "global_invocation_id",
    "local_invocation_index",
    "subgroup_invocation_id",
    "subgroup_base",
];

/// Functions that `naga::keywords` may not list.
const NATIVE: &[&str] = &[
    "workgroupBarrier",
    "storageBarrier",
    "subgroupShuffle",
    "subgroupShuffleXor",
    "subgroupBallot",
    "coop_mat16x16",
    "coopLoad",
    "coopLoadT",
    "coopStore",
    "coopStoreT",
    "coopMultiplyAdd",
];

/// Whether `name` is taken by the language or by the emitter.
pub(super) fn is_reserved(name: &str) -> bool {
    OWN.contains(&name)
        || naga::keywords::wgsl::RESERVED.contains(&name)
        || naga::keywords::wgsl::BUILTIN_IDENTIFIERS.contains(&name)
        || NATIVE.contains(&name)
}
