//! Who touched each element of a memory.
//!
//! Invariants: of plain writes the last one is kept; of reads and atomics the last one, the last one by another
//! invocation, by another subgroup, and by another workgroup. With these four, a conflict with any earlier touch is
//! seen: were the conflicting one forgotten, a later one of the same kind conflicts too.

use crate::interp::trap::AccessKind;
use crate::ir::SUBGROUP_LANES;

const PAGE: usize = 256;

/// One touch of an element.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Touch {
    /// Serial number of the workgroup.
    pub(super) workgroup: u32,
    /// Invocation in it.
    pub(super) lane: u32,
    /// Barriers before it that order this memory for the workgroup.
    pub(super) epoch: u32,
    /// Barriers before it that order this memory for the subgroup.
    pub(super) subgroup_epoch: u32,
    /// The author's line.
    pub(super) site: u32,
    /// How.
    pub(super) kind: AccessKind,
}

impl Touch {
    fn invocation(&self) -> (u32, u32) {
        (self.workgroup, self.lane)
    }

    fn subgroup(&self) -> (u32, u32) {
        (self.workgroup, self.lane / SUBGROUP_LANES)
    }

    fn races_with(&self, later: &Touch) -> bool {
        let harmless = self.kind == later.kind && self.kind != AccessKind::Write;
        if harmless || self.invocation() == later.invocation() {
            return false;
        }
        if self.workgroup != later.workgroup {
            return true;
        }
        let same_subgroup = self.subgroup() == later.subgroup();
        self.epoch == later.epoch && !(same_subgroup && self.subgroup_epoch != later.subgroup_epoch)
    }
}

#[derive(Clone, Copy, Default)]
struct Element {
    write: Option<Touch>,
    /// Reads and atomics: last, by another invocation, by another subgroup, by another workgroup.
    others: [Option<Touch>; 4],
}

impl Element {
    fn add_other(&mut self, touch: Touch) {
        let known = self.others;
        let last = |differs: &dyn Fn(&Touch) -> bool| known.iter().flatten().copied().find(|old| differs(old));
        self.others = [
            Some(touch),
            last(&|old| old.invocation() != touch.invocation()),
            last(&|old| old.subgroup() != touch.subgroup()),
            last(&|old| old.workgroup != touch.workgroup),
        ];
    }
}

/// The elements of one buffer or array, in pages made at first touch.
#[derive(Default)]
pub(super) struct Shadow {
    pages: Vec<Option<Box<[Element; PAGE]>>>,
}

impl Shadow {
    /// Adds a touch; gives an earlier one that races with it.
    pub(super) fn touch(&mut self, element: u32, touch: Touch) -> Option<Touch> {
        let (page, slot) = (element as usize / PAGE, element as usize % PAGE);
        if self.pages.len() <= page {
            self.pages.resize_with(page + 1, || None);
        }
        let page = self.pages[page].get_or_insert_with(|| Box::new([Element::default(); PAGE]));
        let element = &mut page[slot];
        let earlier = element.write.iter().chain(element.others.iter().flatten()).find(|old| old.races_with(&touch));
        let earlier = earlier.copied();
        match touch.kind {
            AccessKind::Write => element.write = Some(touch),
            AccessKind::Read | AccessKind::Atomic => element.add_other(touch),
        }
        earlier
    }
}
