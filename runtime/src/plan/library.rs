//! Built kernels by id, in one mode: each is built once for all plans of a model.

use std::collections::HashMap;
use std::sync::Arc;

use kernel_dsl::ir::{Kernel, Mode};
use kernel_dsl::target::Target;
use kernel_lib::{AnyVariant, KernelError, KernelSpec, ParamList, Params, find_variant};

use crate::policy::Policy;

/// One problem that a kernel computes, by any variant of what it computes.
pub(crate) struct Problem {
    /// A variant that computes it.
    pub(crate) variant: Box<dyn AnyVariant>,
    /// Its sizes.
    pub(crate) params: ParamList,
}

impl Problem {
    /// The problem `params` of the kernel's computation `op`; `None` where the kernel has no such computation.
    pub(crate) fn of<K: KernelSpec>(kernel: &'static K, op: K::Op, params: &K::Params) -> Option<Problem> {
        let variant = kernel_lib::kernel::variant_of(kernel, op)?;
        Some(Problem { variant, params: params.to_list() })
    }
}

/// Kernels of one mode, for one target.
pub struct KernelLibrary {
    mode: Mode,
    target: Target,
    policy: Policy,
    /// By id.
    kernels: HashMap<String, Arc<Kernel>>,
    /// By a variant that computes the same, and sizes.
    picked: HashMap<(String, ParamList), Arc<Kernel>>,
}

impl KernelLibrary {
    /// An empty library; variants are picked by `policy`, then by the kernels themselves.
    pub fn new(mode: Mode, target: &Target, policy: Policy) -> KernelLibrary {
        KernelLibrary { mode, target: *target, policy, kernels: HashMap::new(), picked: HashMap::new() }
    }

    /// What kernels are picked for.
    pub fn target(&self) -> &Target {
        &self.target
    }

    /// The kernel for a problem.
    ///
    /// # Errors
    /// [`KernelError`] where no variant is legal.
    pub(crate) fn pick(&mut self, problem: Problem) -> Result<Arc<Kernel>, KernelError> {
        let Problem { variant, params } = problem;
        // Layers ask the same again and again, and picking walks all variants of a kernel.
        let asked = (variant.id(), params);
        if let Some(kernel) = self.picked.get(&asked) {
            return Ok(kernel.clone());
        }
        let id = self.policy.pick(&*variant, &asked.1, &self.target)?;
        let kernel = self.get(&id, &*variant)?;
        self.picked.insert(asked, kernel.clone());
        Ok(kernel)
    }

    fn get(&mut self, id: &str, known: &dyn AnyVariant) -> Result<Arc<Kernel>, KernelError> {
        if let Some(kernel) = self.kernels.get(id) {
            return Ok(kernel.clone());
        }
        let found = find_variant(id);
        let kernel = Arc::new(found.as_deref().unwrap_or(known).build_in(self.mode)?);
        self.kernels.insert(id.to_owned(), kernel.clone());
        Ok(kernel)
    }
}
