//! Parameters of a kernel: the named sizes of one problem, declared once.
//!
//! Invariants: every parameter is a `u32` with its unit in its name; the typed struct and the list of names and
//! numbers (command lines, case files, ledgers) come from one declaration, so they cannot disagree.
//! A list with an unknown, missing or repeated name is refused.

use std::fmt;

/// Parameters by name, in declaration order.
pub type ParamList = Vec<(String, u32)>;

/// A struct of named `u32` sizes; made by [`params!`](crate::params!).
pub trait Params: Clone + PartialEq + fmt::Debug + Send + Sync + 'static {
    /// The names, in declaration order.
    const NAMES: &'static [&'static str];

    /// The numbers, in declaration order.
    fn numbers(&self) -> Vec<u32>;

    /// The struct with these numbers, one for each name.
    fn from_numbers(numbers: &[u32]) -> Option<Self>;

    /// Names and numbers.
    fn to_list(&self) -> ParamList {
        Self::NAMES.iter().map(|name| (*name).to_owned()).zip(self.numbers()).collect()
    }

    /// The struct from names and numbers in any order.
    ///
    /// # Errors
    /// [`ParamError`] when a name is unknown, missing or given twice.
    fn from_list(list: &[(String, u32)]) -> Result<Self, ParamError> {
        let required = || Self::NAMES.join(", ");
        if let Some((name, _)) = list.iter().find(|(name, _)| !Self::NAMES.contains(&name.as_str())) {
            return Err(ParamError::Unknown { found: name.clone(), required: required() });
        }
        let mut numbers = Vec::with_capacity(Self::NAMES.len());
        for name in Self::NAMES {
            let mut given = list.iter().filter(|(found, _)| found == name);
            let (_, number) = given.next().ok_or(ParamError::Missing { name, required: required() })?;
            if given.next().is_some() {
                return Err(ParamError::Repeated { name });
            }
            numbers.push(*number);
        }
        Self::from_numbers(&numbers).ok_or(ParamError::Missing { name: "all", required: required() })
    }
}

/// Why a list of parameters is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParamError {
    /// A name that the kernel does not have.
    #[error("unknown parameter `{found}`; required: {required}")]
    Unknown {
        /// As given.
        found: String,
        /// The kernel's names.
        required: String,
    },
    /// A name that was not given.
    #[error("parameter `{name}` is not given; required: {required}")]
    Missing {
        /// The missing name.
        name: &'static str,
        /// The kernel's names.
        required: String,
    },
    /// A name given twice.
    #[error("parameter `{name}` is given twice; required: once")]
    Repeated {
        /// The repeated name.
        name: &'static str,
    },
}

/// Declares a struct of named `u32` sizes and its [`Params`] implementation.
#[macro_export]
macro_rules! params {
    ($(#[$doc:meta])* pub struct $name:ident { $( $(#[$field_doc:meta])* $field:ident, )+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $name { $( $(#[$field_doc])* pub $field: u32, )+ }

        impl $crate::params::Params for $name {
            const NAMES: &'static [&'static str] = &[$(stringify!($field)),+];

            fn numbers(&self) -> Vec<u32> {
                vec![$(self.$field),+]
            }

            fn from_numbers(numbers: &[u32]) -> Option<Self> {
                let [$($field),+] = *numbers else { return None };
                Some($name { $($field),+ })
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    params! {
        /// Two sizes.
        pub struct Sizes {
            /// Rows.
            n_rows,
            /// Columns.
            n_cols,
        }
    }

    fn list(pairs: &[(&str, u32)]) -> ParamList {
        pairs.iter().map(|(name, number)| ((*name).to_owned(), *number)).collect()
    }

    #[test]
    fn lists_come_in_any_order_and_round_trip() {
        let sizes = Sizes::from_list(&list(&[("n_cols", 3), ("n_rows", 2)])).unwrap();
        assert_eq!(sizes, Sizes { n_rows: 2, n_cols: 3 });
        assert_eq!(sizes.to_list(), list(&[("n_rows", 2), ("n_cols", 3)]));
    }

    #[test]
    fn unknown_missing_and_repeated_names_are_refused() {
        let refused = |pairs: &[(&str, u32)]| Sizes::from_list(&list(pairs)).unwrap_err().to_string();
        assert_eq!(refused(&[("rows", 1)]), "unknown parameter `rows`; required: n_rows, n_cols");
        assert_eq!(refused(&[("n_rows", 1)]), "parameter `n_cols` is not given; required: n_rows, n_cols");
        assert_eq!(
            refused(&[("n_rows", 1), ("n_rows", 1), ("n_cols", 1)]),
            "parameter `n_rows` is given twice; required: once"
        );
    }
}
