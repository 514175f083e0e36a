//! Tensor names of published and of mlx checkpoints, turned into one spelling.
//!
//! The one spelling starts with `model.` or `lm_head.`. Published hybrid checkpoints put `model.language_model.` in front of the
//! trunk, mlx puts `language_model.`; dense ones have the one spelling already.
//!
//! Invariants: a name is a tensor of the trunk, of a part that is known and skipped, or unknown; nothing is guessed.

/// What a raw name stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Named {
    /// A tensor of the text model, in the one spelling.
    Trunk(String),
    /// A tensor of a part that is known and not loaded.
    Skipped(Part),
    /// Nothing that is known.
    Unknown,
}

/// Parts that checkpoints carry and the text model does not use.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Part {
    /// The image tower.
    Vision,
    /// The multi-token-prediction head.
    Mtp,
    /// Rotary frequencies that older files store; they follow from the configuration.
    RotaryFrequencies,
}

impl Part {
    /// The part in words, with what its tensors are called.
    pub(crate) fn described(self) -> &'static str {
        match self {
            Part::Vision => "of the image tower",
            Part::Mtp => "of the multi-token-prediction head (`mtp.*`)",
            Part::RotaryFrequencies => "of stored rotary frequencies",
        }
    }
}

/// Names of the hybrid family.
pub(crate) fn hybrid(raw: &str) -> Named {
    if ["vision_tower.", "model.visual.", "visual."].iter().any(|tower| raw.starts_with(tower)) {
        return Named::Skipped(Part::Vision);
    }
    let plain = raw.strip_prefix("language_model.").unwrap_or(raw);
    if plain.starts_with("mtp.") {
        return Named::Skipped(Part::Mtp);
    }
    if let Some(rest) = raw.strip_prefix("model.language_model.") {
        return Named::Trunk(format!("model.{rest}"));
    }
    dense(plain)
}

/// Names of the dense families.
pub(crate) fn dense(raw: &str) -> Named {
    if raw.ends_with(".rotary_emb.inv_freq") {
        return Named::Skipped(Part::RotaryFrequencies);
    }
    match raw.starts_with("model.") || raw.starts_with("lm_head.") {
        true => Named::Trunk(raw.to_owned()),
        false => Named::Unknown,
    }
}

/// Spellings of a module's path under which a quantization entry may stand, after the checkpoint's own.
pub(crate) fn module_spellings(module: &str) -> Vec<String> {
    let rest = module.strip_prefix("model.");
    let published = rest.map(|rest| format!("model.language_model.{rest}"));
    [Some(format!("language_model.{module}")), published, Some(module.to_owned())].into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_spelling_leads_to_the_same_tensor() {
        let trunk = Named::Trunk("model.layers.0.mlp.up_proj.weight".into());
        for raw in ["model.language_model.layers", "language_model.model.layers", "model.layers"] {
            assert_eq!(hybrid(&format!("{raw}.0.mlp.up_proj.weight")), trunk, "{raw}");
        }
        let head = Named::Trunk("lm_head.weight".into());
        assert_eq!((hybrid("lm_head.weight"), hybrid("language_model.lm_head.weight")), (head.clone(), head));
    }

    #[test]
    fn other_parts_are_known_by_name() {
        for (raw, part) in [
            ("vision_tower.blocks.0.attn.qkv.weight", Part::Vision),
            ("model.visual.patch_embed.proj.weight", Part::Vision),
            ("mtp.fc.weight", Part::Mtp),
            ("language_model.mtp.fc.weight", Part::Mtp),
            ("model.layers.0.self_attn.rotary_emb.inv_freq", Part::RotaryFrequencies),
        ] {
            assert_eq!(hybrid(raw), Named::Skipped(part), "{raw}");
        }
        for raw in ["mtp", "audio_tower.conv.weight", "weight", "models.embed_tokens.weight"] {
            assert_eq!(hybrid(raw), Named::Unknown, "{raw}");
        }
        assert_eq!(dense("mtp.fc.weight"), Named::Unknown);
    }
}
