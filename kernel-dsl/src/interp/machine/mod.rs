//! Executes a plan for one workgroup after another.
//!
//! Invariants: every column has a multiple of 32 lanes; lanes from the invocation count on are never active;
//! while an op runs, its destination column is taken out of the file, which is why it may not be an operand.

mod access;
mod atomic;
mod compute;
mod control;
pub(super) mod follow;
mod tile;

use super::lanes::Src;
use super::lanes::mask::Active;
use super::plan::{ColumnId, Plan, Preset, Reg};
use super::trap::{Invocation, Trap, TrapKind};
use super::{Dispatch, Program, Storage};
use crate::contract::Launch;
use crate::ir::{ArraySpace, Builtin, EntityId, SUBGROUP_LANES};
use follow::Follow;

/// One 32-bit element for every lane.
pub(super) type Column = Box<[u32]>;

/// The state of one thread.
pub(super) struct Machine<'a> {
    program: &'a Program,
    plan: &'a Plan,
    launch: &'a Launch,
    storage: &'a [Storage<'a>],
    flush: bool,
    columns: Vec<Column>,
    scalars: Vec<u32>,
    /// Words of each workgroup array; columns of each private array, one after another.
    arrays: Vec<Box<[u32]>>,
    mask: Column,
    active: Active,
    scratch: [Column; 4],
    invocations: usize,
    lanes: usize,
    workgroup: [u32; 3],
    iterations: u64,
    follow: Option<Follow>,
}

impl<'a> Machine<'a> {
    /// A machine that runs `plan`, which is compiled in the style of the face.
    pub(super) fn new(dispatch: &Dispatch<'a>, plan: &'a Plan, follow: Option<Follow>) -> Machine<'a> {
        let kernel = &dispatch.program.kernel;
        let invocations = kernel.invocations() as usize;
        let lanes = invocations.next_multiple_of(SUBGROUP_LANES as usize);
        let column = || vec![0; lanes].into_boxed_slice();
        let arrays = kernel.arrays.iter().map(|(_, array)| {
            let words = array.len as usize * usize::from(array.width);
            let copies = if array.space == ArraySpace::Private { lanes } else { 1 };
            vec![0; words * copies].into_boxed_slice()
        });
        Machine {
            program: dispatch.program,
            plan,
            launch: dispatch.launch,
            storage: dispatch.storage,
            flush: dispatch.flush,
            columns: (0..plan.columns).map(|_| column()).collect(),
            scalars: vec![0; plan.scalars as usize],
            arrays: arrays.collect(),
            mask: column(),
            active: Active::None,
            scratch: [column(), column(), column(), column()],
            invocations,
            lanes,
            workgroup: [0; 3],
            iterations: 0,
            follow,
        }
    }

    /// Runs one workgroup.
    pub(super) fn run(&mut self, workgroup: [u32; 3]) -> Result<(), Trap> {
        self.workgroup = workgroup;
        self.iterations = 0;
        self.columns.iter_mut().for_each(|column| column.fill(0));
        self.arrays.iter_mut().for_each(|array| array.fill(0));
        self.mask[..self.invocations].fill(!0);
        self.active = Active::All;
        let plan = self.plan;
        for &(reg, preset) in &plan.presets {
            self.set_preset(reg, preset);
        }
        if let Some(follow) = &mut self.follow {
            follow.start_workgroup(workgroup);
        }
        self.block(&plan.body)
    }

    fn set_preset(&mut self, reg: Reg, preset: Preset) {
        let uniform = match preset {
            Preset::Bits(bits) => Some(bits),
            Preset::Immediate(index) => Some(self.launch.immediates[index as usize]),
            Preset::Builtin(Builtin::WorkgroupId(axis)) => Some(self.workgroup[usize::from(axis % 3)]),
            Preset::Builtin(Builtin::NumWorkgroups(axis)) => Some(self.launch.workgroups[usize::from(axis % 3)]),
            Preset::Builtin(_) => None,
        };
        match (reg, uniform, preset) {
            (Reg::Scalar(index), Some(bits), _) => self.scalars[index as usize] = bits,
            (Reg::Column(index), Some(bits), _) => self.columns[index as usize].fill(bits),
            (Reg::Column(index), None, Preset::Builtin(builtin)) => {
                let size = self.program.kernel.workgroup_size;
                let workgroup = self.workgroup;
                for (lane, dst) in self.columns[index as usize].iter_mut().enumerate() {
                    *dst = lane_builtin(builtin, lane as u32, size, workgroup);
                }
            }
            (_, None, _) => unreachable!("the compiler keeps builtins that differ between lanes in columns"),
        }
    }

    fn src(&self, reg: Reg) -> Src<'_> {
        match reg {
            Reg::Column(index) => Src::Lanes(&self.columns[index as usize]),
            Reg::Scalar(index) => Src::Splat(self.scalars[index as usize]),
        }
    }

    fn scalar(&self, reg: Reg) -> u32 {
        match reg {
            // A column asked for its scalar holds the same in every active lane; scalars come from scalars elsewhere.
            Reg::Column(index) => self.columns[index as usize][self.first_active()],
            Reg::Scalar(index) => self.scalars[index as usize],
        }
    }

    fn take(&mut self, index: ColumnId) -> Column {
        std::mem::take(&mut self.columns[index as usize])
    }

    fn put(&mut self, index: ColumnId, column: Column) {
        self.columns[index as usize] = column;
    }

    fn first_active(&self) -> usize {
        self.mask.iter().position(|&lane| lane != 0).unwrap_or(0)
    }

    fn invocation(&self, lane: usize) -> Invocation {
        Invocation { workgroup: self.workgroup, local_index: lane as u32 }
    }

    #[cold]
    fn trap(&self, site: u32, kind: TrapKind) -> Trap {
        self.program.trap(self.plan.spans[site as usize], kind)
    }

    fn array_name(&self, index: u32) -> String {
        let array = self.program.kernel.arrays.get(crate::ir::ArrayId::from_index(index as usize));
        array.map_or_else(String::new, |array| array.name.clone())
    }
}

/// A builtin that differs between the lanes of a workgroup.
fn lane_builtin(builtin: Builtin, lane: u32, size: [u32; 3], workgroup: [u32; 3]) -> u32 {
    let local = [lane % size[0], lane / size[0] % size[1], lane / size[0] / size[1]];
    match builtin {
        Builtin::LocalInvocationId(axis) => local[usize::from(axis % 3)],
        Builtin::GlobalInvocationId(axis) => {
            let axis = usize::from(axis % 3);
            workgroup[axis].wrapping_mul(size[axis]).wrapping_add(local[axis])
        }
        Builtin::LocalInvocationIndex => lane,
        Builtin::SubgroupId => lane / SUBGROUP_LANES,
        Builtin::Lane => lane % SUBGROUP_LANES,
        Builtin::WorkgroupId(axis) => workgroup[usize::from(axis % 3)],
        Builtin::NumWorkgroups(_) => unreachable!("a scalar of the launch"),
    }
}
