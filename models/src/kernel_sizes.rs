//! Sizes that the kernels take, as requirements on fields of a configuration.
//!
//! Invariant: what is accepted here, some variant of each kernel takes; the tests ask the kernels for every size.

use crate::error::ConfigError;
use crate::fields::Fields;

/// Taps of a convolution.
const CONV_TAPS: u32 = 4;

/// The width of an attention head, as it stands in field `name`.
pub(crate) fn head_dim(fields: Fields, name: &str, found: u32) -> Result<u32, ConfigError> {
    within(fields, (name, found), 8)
}

/// The width of a head of the gated delta net.
pub(crate) fn recurrent_head_dim(fields: Fields, name: &str) -> Result<u32, ConfigError> {
    within(fields, (name, fields.count(name)?), 32)
}

/// The taps of a convolution.
pub(crate) fn conv_taps(fields: Fields, name: &str) -> Result<u32, ConfigError> {
    match fields.count(name)? {
        CONV_TAPS => Ok(CONV_TAPS),
        found => Err(fields.not_supported(name, found, CONV_TAPS)),
    }
}

fn within(fields: Fields, (name, found): (&str, u32), step: u32) -> Result<u32, ConfigError> {
    const MOST: u32 = 256;
    match found.is_multiple_of(step) && (step..=MOST).contains(&found) {
        true => Ok(found),
        false => Err(fields.not_supported(name, found, format!("a multiple of {step} from {step} to {MOST}"))),
    }
}

#[cfg(test)]
mod tests {
    use kernel_dsl::target::Target;
    use kernel_lib::KernelSpec;
    use kernel_lib::common::gdn::GdnParams;
    use kernel_lib::kernels::attention::{Attention, AttentionParams};
    use kernel_lib::kernels::kv_append::{KvAppend, KvAppendParams};
    use serde_json::Map;

    use super::*;

    fn read<T>(read: impl FnOnce(Fields) -> Result<T, ConfigError>, found: u32) -> bool {
        let map = Map::from_iter([("n".to_owned(), found.into())]);
        read(Fields::new(&map, "")).is_ok()
    }

    #[test]
    fn attention_heads_are_those_of_the_kernels() {
        for head_dim in 1..=520 {
            let sizes = AttentionParams {
                n_rows: 1,
                seq_len: 1,
                n_heads: 2,
                n_kv_heads: 1,
                head_dim,
                max_blocks: 1,
                position: 0,
            };
            let appended = KvAppendParams {
                n_rows: 1,
                seq_len: 1,
                n_heads: 2,
                n_kv_heads: 1,
                head_dim,
                q_width: head_dim,
                n_pairs: (head_dim / 2).next_multiple_of(2),
                n_positions: 8,
                max_blocks: 1,
                position: 0,
            };
            let attends = |variant: &_| Attention::legal(*variant, &sizes, &Target::CPU).is_ok();
            let appends = |variant: &_| KvAppend::legal(*variant, &appended, &Target::CPU).is_ok();
            let takes = Attention::variants().iter().any(attends) && KvAppend::variants().iter().any(appends);
            assert_eq!(read(|fields| super::head_dim(fields, "n", head_dim), head_dim), takes, "{head_dim}");
        }
    }

    #[test]
    fn recurrent_heads_are_those_of_the_kernels() {
        for dim in 1..=520 {
            let takes = |[head_k_dim, head_v_dim]: [u32; 2]| {
                let (n_k_heads, n_v_heads) = (2, 4);
                let qkv_stride = 2 * n_k_heads * head_k_dim + n_v_heads * head_v_dim;
                let [n_rows, seq_len, n_slots] = [1, 1, 1];
                GdnParams { n_rows, seq_len, n_k_heads, n_v_heads, head_k_dim, head_v_dim, n_slots, qkv_stride }
                    .check("any", &Target::CPU)
                    .is_ok()
            };
            let both = takes([dim, 64]) && takes([64, dim]);
            assert_eq!(read(|fields| recurrent_head_dim(fields, "n"), dim), both, "{dim}");
        }
        assert!(read(|fields| conv_taps(fields, "n"), 4) && !read(|fields| conv_taps(fields, "n"), 3));
    }
}
