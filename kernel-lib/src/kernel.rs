//! What a kernel of the library is: one trait for its author, one object-safe face for everybody else.
//!
//! Invariants: `legal` speaks of correctness only and `pick` of speed only; whatever `pick` returns is legal;
//! the reference never uses the kernel language; a variant's `Display` is its kernel id
//! (`<op>__<in>_<weights>_<out>__<algo>_<tile>_<feature>`) and the only place that spells it.
//! Tests, goldens, docs and benchmarks see kernels through [`AnyKernel`] and [`AnyVariant`] only.

use std::fmt;

use kernel_dsl::build::{BuildError, in_mode};
use kernel_dsl::contract::TensorLayout;
use kernel_dsl::ir::{Kernel, Mode};
use kernel_dsl::target::Target;

use crate::fill::{CaseValues, Fill};
use crate::host_tensor::Arguments;
use crate::params::{ParamError, ParamList, Params};
use crate::tolerance::{Expected, Tolerance};

/// Memory traffic and arithmetic of one launch, as the formula demands it: each input byte once, each output byte once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cost {
    /// Bytes of the inputs.
    pub bytes_read: u64,
    /// Bytes of the outputs.
    pub bytes_written: u64,
    /// Additions, multiplications and calls of functions.
    pub flops: u64,
}

impl Cost {
    /// Bytes in both directions.
    pub fn bytes(self) -> u64 {
        self.bytes_read + self.bytes_written
    }
}

/// Why a variant cannot run a problem on a target.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotLegal {
    /// A size that has to be a multiple.
    #[error("kernel `{kernel}`: {param} is {found}; required: a multiple of {required}")]
    Multiple {
        /// Kernel id.
        kernel: String,
        /// Parameter.
        param: &'static str,
        /// Its value.
        found: u32,
        /// Its divisor.
        required: u32,
    },
    /// A size below its least value.
    #[error("kernel `{kernel}`: {param} is {found}; required: at least {required}")]
    TooSmall {
        /// Kernel id.
        kernel: String,
        /// Parameter.
        param: &'static str,
        /// Its value.
        found: u32,
        /// Its least value.
        required: u32,
    },
    /// A size, or a number computed from sizes, above its limit.
    #[error("kernel `{kernel}`: {param} is {found}; required: at most {required}")]
    TooLarge {
        /// Kernel id.
        kernel: String,
        /// Parameter, or what was computed.
        param: &'static str,
        /// Its value.
        found: u64,
        /// Its limit.
        required: u64,
    },
    /// A request that no variant of the library serves.
    #[error("kernel `{kernel}`: no variant for {found}; required: one of {required}")]
    NoVariant {
        /// Kernel name.
        kernel: &'static str,
        /// What was asked for.
        found: String,
        /// What there is.
        required: String,
    },
}

impl NotLegal {
    /// Refuses a size that is not a multiple of `required`.
    ///
    /// # Errors
    /// [`NotLegal::Multiple`].
    pub fn unless_multiple(
        kernel: impl fmt::Display,
        param: &'static str,
        found: u32,
        required: u32,
    ) -> Result<(), NotLegal> {
        if found.is_multiple_of(required) {
            return Ok(());
        }
        Err(NotLegal::Multiple { kernel: kernel.to_string(), param, found, required })
    }

    /// Refuses a size below `required`.
    ///
    /// # Errors
    /// [`NotLegal::TooSmall`].
    pub fn unless_at_least(
        kernel: impl fmt::Display,
        param: &'static str,
        found: u32,
        required: u32,
    ) -> Result<(), NotLegal> {
        if found >= required {
            return Ok(());
        }
        Err(NotLegal::TooSmall { kernel: kernel.to_string(), param, found, required })
    }

    /// Refuses a size, or a number computed from sizes, above `required`.
    ///
    /// # Errors
    /// [`NotLegal::TooLarge`].
    pub fn unless_at_most(
        kernel: impl fmt::Display,
        param: &'static str,
        found: impl Into<u64>,
        required: impl Into<u64>,
    ) -> Result<(), NotLegal> {
        let (found, required) = (found.into(), required.into());
        if found <= required {
            return Ok(());
        }
        Err(NotLegal::TooLarge { kernel: kernel.to_string(), param, found, required })
    }
}

/// A kernel: one formula in all its variants.
///
/// All functions are free of state; an implementing type is a unit struct that names the kernel.
pub trait KernelSpec: Sized + Sync + 'static {
    /// The op's name, first part of every id.
    const NAME: &'static str;

    /// The sizes of one problem.
    type Params: Params;

    /// What is computed: element types and form. Two variants of one op may replace each other.
    type Op: Copy + PartialEq + fmt::Debug;

    /// How it is computed. `Display` is the kernel id.
    type Variant: Copy + PartialEq + fmt::Debug + fmt::Display + Send + Sync + 'static;

    /// Every variant, each with its own id.
    fn variants() -> Vec<Self::Variant>;

    /// What a variant computes.
    fn op(variant: Self::Variant) -> Self::Op;

    /// Whether a variant computes this problem correctly on the target.
    ///
    /// # Errors
    /// [`NotLegal`] with what was found and what is required.
    fn legal(variant: Self::Variant, params: &Self::Params, target: &Target) -> Result<(), NotLegal>;

    /// The fastest legal variant of an op.
    ///
    /// # Errors
    /// [`NotLegal`] when there is none.
    fn pick(op: Self::Op, params: &Self::Params, target: &Target) -> Result<Self::Variant, NotLegal>;

    /// The kernel's IR, under the variant's id.
    ///
    /// # Errors
    /// [`BuildError`] with the author's line; a bug in the kernel.
    fn build(variant: Self::Variant) -> Result<Kernel, BuildError>;

    /// Arguments of a test case in declaration order, inputs filled from `values`.
    fn arguments(variant: Self::Variant, params: &Self::Params, values: &mut CaseValues) -> Arguments;

    /// The outputs by the formula: plain Rust, `f64` where rounding is not the point.
    fn reference(variant: Self::Variant, params: &Self::Params, arguments: &Arguments) -> Vec<Expected>;

    /// How near to the reference the outputs are.
    fn tolerance(variant: Self::Variant, params: &Self::Params) -> Tolerance;

    /// The same for the fast kernel, in ordinary cases: the strict one, and what the native functions that the kernel calls
    /// may be off ([`crate::native_accuracy`]).
    fn fast_tolerance(variant: Self::Variant, params: &Self::Params) -> Tolerance {
        Self::tolerance(variant, params)
    }

    /// Memory traffic and arithmetic.
    fn cost(variant: Self::Variant, params: &Self::Params) -> Cost;

    /// Problems at the edges: 1, around a tile, a prime, 0 rows. Those that are not legal are left out by callers.
    fn edge_params(variant: Self::Variant) -> Vec<Self::Params>;

    /// Problems to time, the first one being the default.
    fn bench_params(variant: Self::Variant) -> Vec<Self::Params>;

    /// Whether the emitted text is committed and reviewed as a diff.
    fn is_committed(_variant: Self::Variant) -> bool {
        true
    }
}

/// Why a kernel named by id and parameter list cannot be used.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum KernelError {
    /// The parameter list.
    #[error("kernel `{kernel}`: {error}")]
    Params {
        /// Kernel id.
        kernel: String,
        /// What is wrong with it.
        error: ParamError,
    },
    /// The problem.
    #[error(transparent)]
    NotLegal(#[from] NotLegal),
    /// The kernel itself.
    #[error(transparent)]
    Build(#[from] BuildError),
}

/// The object-safe face of a [`KernelSpec`].
pub trait AnyKernel: Sync {
    /// The op's name.
    fn name(&self) -> &'static str;

    /// Names of the parameters, in declaration order.
    fn param_names(&self) -> &'static [&'static str];

    /// Every variant.
    fn all_variants(&self) -> Vec<Box<dyn AnyVariant>>;
}

impl<K: KernelSpec> AnyKernel for K {
    fn name(&self) -> &'static str {
        K::NAME
    }

    fn param_names(&self) -> &'static [&'static str] {
        K::Params::NAMES
    }

    fn all_variants(&self) -> Vec<Box<dyn AnyVariant>> {
        K::variants().into_iter().map(|variant| Box::new(Erased::<K>(variant)) as Box<dyn AnyVariant>).collect()
    }
}

/// One variant of a kernel, with parameters as lists. The functions are those of [`KernelSpec`].
pub trait AnyVariant: Send + Sync {
    /// The kernel id.
    fn id(&self) -> String;

    /// The op's name.
    fn kernel_name(&self) -> &'static str;

    /// See [`KernelSpec::is_committed`].
    fn is_committed(&self) -> bool;

    /// See [`KernelSpec::legal`].
    ///
    /// # Errors
    /// [`KernelError::Params`] or [`KernelError::NotLegal`].
    fn legal(&self, params: &ParamList, target: &Target) -> Result<(), KernelError>;

    /// The id that [`KernelSpec::pick`] gives for what this variant computes.
    ///
    /// # Errors
    /// [`KernelError::Params`] or [`KernelError::NotLegal`].
    fn pick_alike(&self, params: &ParamList, target: &Target) -> Result<String, KernelError>;

    /// Ids of all variants that compute the same as this one, itself included.
    fn alike(&self) -> Vec<String>;

    /// See [`KernelSpec::build`].
    ///
    /// # Errors
    /// [`KernelError::Build`].
    fn build(&self) -> Result<Kernel, KernelError> {
        self.build_in(Mode::Strict)
    }

    /// The same in a mode: a fast kernel of a strict source has the id `<id>__fast`.
    ///
    /// # Errors
    /// [`KernelError::Build`].
    fn build_in(&self, mode: Mode) -> Result<Kernel, KernelError>;

    /// See [`KernelSpec::arguments`]. Variants that compute the same get the same arguments.
    ///
    /// # Errors
    /// [`KernelError::Params`].
    fn arguments(&self, params: &ParamList, seed: u64, fill: Fill) -> Result<Arguments, KernelError>;

    /// Names and layouts of these arguments, at no cost of memory.
    ///
    /// # Errors
    /// [`KernelError::Params`].
    fn layouts(&self, params: &ParamList) -> Result<Vec<(&'static str, TensorLayout)>, KernelError>;

    /// See [`KernelSpec::reference`].
    ///
    /// # Errors
    /// [`KernelError::Params`].
    fn reference(&self, params: &ParamList, arguments: &Arguments) -> Result<Vec<Expected>, KernelError>;

    /// See [`KernelSpec::tolerance`].
    ///
    /// # Errors
    /// [`KernelError::Params`].
    fn tolerance(&self, params: &ParamList) -> Result<Tolerance, KernelError>;

    /// See [`KernelSpec::fast_tolerance`].
    ///
    /// # Errors
    /// [`KernelError::Params`].
    fn fast_tolerance(&self, params: &ParamList) -> Result<Tolerance, KernelError>;

    /// See [`KernelSpec::cost`].
    ///
    /// # Errors
    /// [`KernelError::Params`].
    fn cost(&self, params: &ParamList) -> Result<Cost, KernelError>;

    /// See [`KernelSpec::edge_params`].
    fn edge_params(&self) -> Vec<ParamList>;

    /// See [`KernelSpec::bench_params`].
    fn bench_params(&self) -> Vec<ParamList>;
}

/// The first variant of a kernel that computes `op`; `None` where the kernel has no such computation.
pub fn variant_of<K: KernelSpec>(_kernel: &'static K, op: K::Op) -> Option<Box<dyn AnyVariant>> {
    let found = K::variants().into_iter().find(|variant| K::op(*variant) == op)?;
    Some(Box::new(Erased::<K>(found)))
}

struct Erased<K: KernelSpec>(K::Variant);

impl<K: KernelSpec> Erased<K> {
    fn params(&self, list: &ParamList) -> Result<K::Params, KernelError> {
        K::Params::from_list(list).map_err(|error| KernelError::Params { kernel: self.0.to_string(), error })
    }
}

impl<K: KernelSpec> AnyVariant for Erased<K> {
    fn id(&self) -> String {
        self.0.to_string()
    }

    fn kernel_name(&self) -> &'static str {
        K::NAME
    }

    fn is_committed(&self) -> bool {
        K::is_committed(self.0)
    }

    fn legal(&self, params: &ParamList, target: &Target) -> Result<(), KernelError> {
        Ok(K::legal(self.0, &self.params(params)?, target)?)
    }

    fn pick_alike(&self, params: &ParamList, target: &Target) -> Result<String, KernelError> {
        Ok(K::pick(K::op(self.0), &self.params(params)?, target)?.to_string())
    }

    fn alike(&self) -> Vec<String> {
        let alike = K::variants().into_iter().filter(|other| K::op(*other) == K::op(self.0));
        alike.map(|other| other.to_string()).collect()
    }

    fn build_in(&self, mode: Mode) -> Result<Kernel, KernelError> {
        Ok(in_mode(mode, || K::build(self.0))?)
    }

    fn arguments(&self, params: &ParamList, seed: u64, fill: Fill) -> Result<Arguments, KernelError> {
        Ok(K::arguments(self.0, &self.params(params)?, &mut CaseValues::new(seed, fill)))
    }

    fn layouts(&self, params: &ParamList) -> Result<Vec<(&'static str, TensorLayout)>, KernelError> {
        let arguments = K::arguments(self.0, &self.params(params)?, &mut CaseValues::layouts_only());
        Ok(arguments.tensors.into_iter().map(|tensor| (tensor.name, tensor.layout)).collect())
    }

    fn reference(&self, params: &ParamList, arguments: &Arguments) -> Result<Vec<Expected>, KernelError> {
        Ok(K::reference(self.0, &self.params(params)?, arguments))
    }

    fn tolerance(&self, params: &ParamList) -> Result<Tolerance, KernelError> {
        Ok(K::tolerance(self.0, &self.params(params)?))
    }

    fn fast_tolerance(&self, params: &ParamList) -> Result<Tolerance, KernelError> {
        Ok(K::fast_tolerance(self.0, &self.params(params)?))
    }

    fn cost(&self, params: &ParamList) -> Result<Cost, KernelError> {
        Ok(K::cost(self.0, &self.params(params)?))
    }

    fn edge_params(&self) -> Vec<ParamList> {
        K::edge_params(self.0).iter().map(Params::to_list).collect()
    }

    fn bench_params(&self) -> Vec<ParamList> {
        K::bench_params(self.0).iter().map(Params::to_list).collect()
    }
}
