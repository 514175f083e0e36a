//! The launch contract: from named arguments to checked shapes, immediate words and workgroup counts.
//!
//! Invariants: everything here is computed from the kernel's own data, so host and device cannot disagree on order,
//! type, rank or binding number; nothing is launched unless every check passed; no check is done twice later.

use crate::ir::{Access, BufferId, Elem, EntityId, HostExpr, Immediate, ImmediateSource, Kernel, Scalar};

/// Shape and layout of a tensor argument. Strides are in elements; the last is 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TensorLayout {
    /// Element type.
    pub elem: Elem,
    /// Length of each axis, slowest first.
    pub shape: Vec<u32>,
    /// Stride of each axis in elements.
    pub strides: Vec<u32>,
}

impl TensorLayout {
    /// Row-major contiguous.
    pub fn row_major(elem: Elem, shape: &[u32]) -> TensorLayout {
        let mut strides = vec![1_u32; shape.len()];
        for axis in (1..shape.len()).rev() {
            // An axis without elements counts as one, so that no stride is 0.
            strides[axis - 1] = strides[axis].saturating_mul(shape[axis].max(1));
        }
        TensorLayout { elem, shape: shape.to_vec(), strides }
    }

    /// Elements from the first to one past the last: what a buffer must hold. 0 for an empty tensor; `u64::MAX` where
    /// the number is larger.
    pub fn span_elems(&self) -> u64 {
        if self.shape.contains(&0) {
            return 0;
        }
        let reach = self.shape.iter().zip(&self.strides).map(|(&len, &stride)| u64::from(len - 1) * u64::from(stride));
        reach.fold(1, u64::saturating_add)
    }

    /// Bytes of the span, rounded up to whole 16-byte vectors: what a binding must cover. The last multiple of 16 below
    /// 2^64 where the number is larger, which no memory holds.
    pub fn span_bytes(&self) -> u64 {
        let bytes = self.span_elems().saturating_mul(u64::from(self.elem.bytes()));
        bytes.checked_next_multiple_of(16).unwrap_or(u64::MAX / 16 * 16)
    }
}

/// A scalar argument.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ScalarArg {
    /// `f32`
    F32(f32),
    /// `u32`
    U32(u32),
    /// `i32`
    I32(i32),
}

impl ScalarArg {
    /// The scalar type.
    pub fn scalar(self) -> Scalar {
        match self {
            ScalarArg::F32(_) => Scalar::F32,
            ScalarArg::U32(_) => Scalar::U32,
            ScalarArg::I32(_) => Scalar::I32,
        }
    }

    /// The 32 bits handed to the device.
    pub fn bits(self) -> u32 {
        match self {
            ScalarArg::F32(value) => value.to_bits(),
            ScalarArg::U32(value) => value,
            ScalarArg::I32(value) => value.cast_unsigned(),
        }
    }
}

impl From<f32> for ScalarArg {
    fn from(value: f32) -> Self {
        ScalarArg::F32(value)
    }
}

impl From<u32> for ScalarArg {
    fn from(value: u32) -> Self {
        ScalarArg::U32(value)
    }
}

impl From<i32> for ScalarArg {
    fn from(value: i32) -> Self {
        ScalarArg::I32(value)
    }
}

/// The named arguments of a launch, as `#[kernel]` makes them: tensors `B` of some engine, and scalars.
pub trait LaunchArgs<B> {
    /// Tensors and scalars in declaration order, as [`bind`] takes them.
    fn into_parts(self) -> (Vec<B>, Vec<ScalarArg>);
}

/// Why arguments do not fit a kernel.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("kernel `{kernel}`: {kind}")]
pub struct ContractError {
    /// Kernel id.
    pub kernel: String,
    /// What is wrong.
    pub kind: ContractErrorKind,
}

/// What is wrong with the arguments of a launch.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ContractErrorKind {
    /// Too few or too many tensors or scalars.
    #[error("{found} {what} given; required: {required}")]
    Count {
        /// "tensors" or "scalars".
        what: &'static str,
        /// As given.
        found: usize,
        /// As declared.
        required: usize,
    },
    /// A tensor of another element type.
    #[error("argument `{name}` stores {found}; required: {required}")]
    Elem {
        /// Argument.
        name: String,
        /// As given.
        found: &'static str,
        /// As declared.
        required: &'static str,
    },
    /// A tensor of another rank.
    #[error("argument `{name}` has rank {found}; required: {required}")]
    Rank {
        /// Argument.
        name: String,
        /// As given.
        found: usize,
        /// As declared.
        required: usize,
    },
    /// An axis of another length.
    #[error("argument `{name}`, axis {axis}: length {found}; required: {required} ({declared})")]
    Length {
        /// Argument.
        name: String,
        /// Which axis.
        axis: usize,
        /// As given.
        found: u32,
        /// As the contract computes it.
        required: u32,
        /// The contract's expression.
        declared: String,
    },
    /// An axis with another stride.
    #[error("argument `{name}`, axis {axis}: stride {found}; required: {required}")]
    Stride {
        /// Argument.
        name: String,
        /// Which axis.
        axis: usize,
        /// As given.
        found: u32,
        /// Row-major, or 1 for the last axis.
        required: u32,
    },
    /// A host expression that overflows, divides by zero, or needs a dimension that no argument gives.
    #[error("`{what}` = {expr} has no value for these arguments; required: a number below 2^32")]
    HostExpr {
        /// What was computed.
        what: String,
        /// The expression.
        expr: String,
    },
    /// A scalar of another type.
    #[error("scalar `{name}` is {found}; required: {required}")]
    ScalarType {
        /// Argument.
        name: String,
        /// As given.
        found: &'static str,
        /// As declared.
        required: &'static str,
    },
    /// A dispatch beyond the target's limit.
    #[error("{found} workgroups along axis {axis}; required: at most {required}")]
    Dispatch {
        /// Which axis.
        axis: usize,
        /// As computed.
        found: u32,
        /// The target's limit.
        required: u32,
    },
    /// A tensor that 32-bit element indices do not reach.
    #[error("argument `{name}` spans {found} elements; required: at most 4294967295")]
    TooLarge {
        /// Argument.
        name: String,
        /// Elements.
        found: u64,
    },
}

/// A checked launch: all that an engine needs beside the buffers themselves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Launch {
    /// Immediate words, indexed by immediate id.
    pub immediates: Vec<u32>,
    /// Workgroups along x, y, z. A zero means that there is nothing to do.
    pub workgroups: [u32; 3],
    /// Bytes that each binding must cover, indexed by buffer id: a multiple of 16.
    pub binding_bytes: Vec<u64>,
    /// Elements that each buffer spans, indexed by buffer id: accesses at or beyond it are out of range.
    pub binding_elems: Vec<u32>,
    /// What the kernel does with each buffer.
    pub access: Vec<Access>,
}

impl Launch {
    /// Whether no workgroup runs.
    pub fn is_empty(&self) -> bool {
        self.workgroups.contains(&0)
    }
}

/// Checks arguments against the contract of `kernel`. Tensors and scalars come in declaration order.
///
/// The kernel itself need not be valid yet: engines validate it before they run it.
///
/// # Errors
/// [`ContractError`] names the kernel, the argument, what was found and what is required.
pub fn bind(
    kernel: &Kernel,
    tensors: &[TensorLayout],
    scalars: &[ScalarArg],
    max_workgroups: u32,
) -> Result<Launch, ContractError> {
    let bound = Binder { kernel, tensors }.bind(scalars, max_workgroups);
    bound.map_err(|kind| ContractError { kernel: kernel.name.clone(), kind })
}

struct Binder<'a> {
    kernel: &'a Kernel,
    tensors: &'a [TensorLayout],
}

impl Binder<'_> {
    fn bind(&self, scalars: &[ScalarArg], max_workgroups: u32) -> Result<Launch, ContractErrorKind> {
        let required = self.kernel.buffers.len();
        if self.tensors.len() != required {
            return Err(ContractErrorKind::Count { what: "tensors", found: self.tensors.len(), required });
        }
        let dims = self.dims()?;
        for (id, tensor) in self.kernel.buffers.ids().zip(self.tensors) {
            self.check_tensor(id, tensor, &dims)?;
        }
        let immediates = self.immediates(scalars, &dims)?;
        let mut workgroups = [0; 3];
        for (axis, expr) in self.kernel.dispatch.iter().enumerate() {
            workgroups[axis] = self.eval("dispatch", expr, &dims)?;
            if workgroups[axis] > max_workgroups {
                let found = workgroups[axis];
                return Err(ContractErrorKind::Dispatch { axis, found, required: max_workgroups });
            }
        }
        Ok(Launch {
            immediates,
            workgroups,
            binding_bytes: self.tensors.iter().map(TensorLayout::span_bytes).collect(),
            binding_elems: self.tensors.iter().map(|tensor| tensor.span_elems() as u32).collect(),
            access: self.kernel.buffers.iter().map(|(_, buffer)| buffer.access).collect(),
        })
    }

    /// Each dimension takes its size from the first axis declared as just that dimension.
    fn dims(&self) -> Result<Vec<u32>, ContractErrorKind> {
        let mut dims = Vec::with_capacity(self.kernel.dims.len());
        for (dim, name) in self.kernel.dims.iter() {
            let size = self.kernel.buffers.iter().zip(self.tensors).find_map(|((_, buffer), tensor)| {
                let axis = buffer.shape.iter().position(|expr| *expr == HostExpr::Dim(dim))?;
                tensor.shape.get(axis).copied()
            });
            let unknown = || ContractErrorKind::HostExpr { what: name.clone(), expr: "no argument's axis".into() };
            dims.push(size.ok_or_else(unknown)?);
        }
        Ok(dims)
    }

    fn eval(&self, what: &str, expr: &HostExpr, dims: &[u32]) -> Result<u32, ContractErrorKind> {
        expr.eval(dims).ok_or_else(|| ContractErrorKind::HostExpr {
            what: what.to_owned(),
            expr: expr.display(&self.kernel.dims).to_string(),
        })
    }

    fn check_tensor(&self, id: BufferId, tensor: &TensorLayout, dims: &[u32]) -> Result<(), ContractErrorKind> {
        let buffer = &self.kernel.buffers[id];
        let name = || buffer.name.clone();
        if tensor.elem != buffer.elem {
            let (found, required) = (tensor.elem.name(), buffer.elem.name());
            return Err(ContractErrorKind::Elem { name: name(), found, required });
        }
        let required = buffer.shape.len();
        if tensor.shape.len() != required || tensor.strides.len() != required {
            return Err(ContractErrorKind::Rank { name: name(), found: tensor.shape.len(), required });
        }
        for (axis, expr) in buffer.shape.iter().enumerate() {
            let required = self.eval(&buffer.name, expr, dims)?;
            let found = tensor.shape[axis];
            if found != required {
                let declared = expr.display(&self.kernel.dims).to_string();
                return Err(ContractErrorKind::Length { name: name(), axis, found, required, declared });
            }
        }
        let mut contiguous = 1_u64;
        for axis in (0..required).rev() {
            let found = tensor.strides[axis];
            let at_run_time = buffer.strides.get(axis).is_some_and(Option::is_some);
            if !at_run_time && u64::from(found) != contiguous && tensor.shape[axis] > 1 {
                let required = u32::try_from(contiguous).unwrap_or(u32::MAX);
                return Err(ContractErrorKind::Stride { name: name(), axis, found, required });
            }
            let step = if at_run_time { u64::from(found) } else { contiguous.max(1) };
            contiguous = step.saturating_mul(u64::from(tensor.shape[axis].max(1)));
        }
        let found = tensor.span_elems();
        if found > u64::from(u32::MAX) {
            return Err(ContractErrorKind::TooLarge { name: name(), found });
        }
        Ok(())
    }

    fn immediates(&self, scalars: &[ScalarArg], dims: &[u32]) -> Result<Vec<u32>, ContractErrorKind> {
        let declared = self.kernel.immediates.iter().filter(|(_, imm)| imm.source == ImmediateSource::Argument).count();
        if scalars.len() != declared {
            return Err(ContractErrorKind::Count { what: "scalars", found: scalars.len(), required: declared });
        }
        let mut given = scalars.iter();
        let mut words = Vec::with_capacity(self.kernel.immediates.len());
        for (_, immediate) in self.kernel.immediates.iter() {
            words.push(match immediate.source {
                ImmediateSource::Dim(dim) => dims.get(dim.index()).copied().ok_or_else(|| no_source(immediate))?,
                ImmediateSource::Stride { buffer, axis } => {
                    let strides = self.tensors.get(buffer.index()).map(|tensor| &tensor.strides);
                    let stride = strides.and_then(|strides| strides.get(usize::from(axis)));
                    stride.copied().ok_or_else(|| no_source(immediate))?
                }
                ImmediateSource::Argument => {
                    let scalar = given.next().expect("counted above");
                    if scalar.scalar() != immediate.scalar {
                        return Err(ContractErrorKind::ScalarType {
                            name: immediate.name.clone(),
                            found: scalar.scalar().name(),
                            required: immediate.scalar.name(),
                        });
                    }
                    scalar.bits()
                }
            });
        }
        Ok(words)
    }
}

/// An immediate that takes a dimension or stride which the kernel does not have: validation refuses such a kernel, too.
fn no_source(immediate: &Immediate) -> ContractErrorKind {
    ContractErrorKind::HostExpr { what: immediate.name.clone(), expr: format!("{:?}", immediate.source) }
}
