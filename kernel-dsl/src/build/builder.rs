//! The untyped builder: appends statements to the kernel under construction.
//!
//! Invariants: every op is typed when it is appended ([`expr_type`]); the first error is kept with the author's place
//! and reported by [`Builder::finish`], later ones are dropped because they usually follow from it;
//! statements after `break`, `continue` or `return` in a block are dropped, since they can never run.
//!
//! The typed surface (`build::value` and its neighbours) works on the *current* builder of the thread, which is why
//! its values can be plain `Copy` handles with operators. Generated kernels may use this file directly.

use std::cell::RefCell;

use crate::ir::{
    Access, Arena, Array, ArrayId, Block, Buffer, BufferId, Const, DimId, Elem, Expr, HostExpr, Immediate, ImmediateId,
    ImmediateSource, Kernel, Mode, Scalar, Span, Stmt, StmtKind, Type, Value, ValueId, Var, VarId,
};
use crate::validate::MAX_NESTING;
use crate::validate::types::{TypeError, expr_type};

/// Why a kernel could not be built. Display names the kernel and the author's `file:line`.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("kernel `{kernel}`, {span}: {kind}")]
pub struct BuildError {
    /// Kernel id.
    pub kernel: String,
    /// The author's line.
    pub span: Span,
    /// What is wrong.
    pub kind: BuildErrorKind,
}

/// What is wrong with a kernel under construction.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum BuildErrorKind {
    /// An op got the wrong operands.
    #[error(transparent)]
    Type(#[from] TypeError),
    /// `break` or `continue` without a loop around it.
    #[error("`{0}` outside of a loop; required: a `for`, `while` or `loop` around it")]
    OutsideLoop(&'static str),
    /// A construct that the surface refuses while building, with advice.
    #[error("{found}; required: {required}")]
    Refused {
        /// What was written.
        found: String,
        /// What to write instead.
        required: String,
    },
    /// Two arguments of one name.
    #[error("two arguments are called `{0}`; required: a name for each")]
    DuplicateName(String),
}

/// A block under construction, and the statement that it will belong to.
enum Frame {
    Body(Block),
    Then {
        cond: ValueId,
        span: Span,
        block: Block,
    },
    Else {
        cond: ValueId,
        span: Span,
        then_block: Block,
        block: Block,
    },
    For {
        counter: ValueId,
        bounds: [ValueId; 3],
        span: Span,
        block: Block,
    },
    Loop {
        span: Span,
        block: Block,
    },
    /// Statements held back by [`Builder::begin_capture`].
    Capture(Block),
}

impl Frame {
    fn block(&mut self) -> &mut Block {
        match self {
            Frame::Body(block)
            | Frame::Then { block, .. }
            | Frame::Else { block, .. }
            | Frame::For { block, .. }
            | Frame::Loop { block, .. }
            | Frame::Capture(block) => block,
        }
    }
}

/// A kernel under construction.
pub struct Builder {
    kernel: Kernel,
    frames: Vec<Frame>,
    error: Option<BuildError>,
}

impl Builder {
    /// Starts a kernel with one invocation per workgroup and one workgroup; set the rest as needed.
    pub fn new(name: &str, mode: Mode, span: Span) -> Builder {
        let kernel = Kernel {
            name: name.to_owned(),
            span,
            mode,
            workgroup_size: [1, 1, 1],
            dispatch: [HostExpr::Const(1), HostExpr::Const(1), HostExpr::Const(1)],
            dims: Arena::new(),
            buffers: Arena::new(),
            immediates: Arena::new(),
            arrays: Arena::new(),
            vars: Arena::new(),
            values: Arena::new(),
            body: Block::new(),
        };
        Builder { kernel, frames: vec![Frame::Body(Block::new())], error: None }
    }

    /// The kernel so far; its body is empty until [`Builder::finish`].
    pub fn kernel(&self) -> &Kernel {
        &self.kernel
    }

    /// Sets the invocations per workgroup.
    pub fn set_workgroup_size(&mut self, size: [u32; 3]) {
        self.kernel.workgroup_size = size;
    }

    /// Sets the number of workgroups.
    pub fn set_dispatch(&mut self, dispatch: [HostExpr; 3]) {
        self.kernel.dispatch = dispatch;
    }

    /// The dimension called `name`, made at its first mention.
    pub fn dim(&mut self, name: &str) -> DimId {
        let known = self.kernel.dims.iter().find(|(_, known)| *known == name).map(|(id, _)| id);
        known.unwrap_or_else(|| self.kernel.dims.push(name.to_owned()))
    }

    /// Adds a row-major buffer argument.
    pub fn buffer(&mut self, name: &str, elem: Elem, access: Access, shape: Vec<HostExpr>, span: Span) -> BufferId {
        self.check_argument_name(name, span);
        let strides = vec![None; shape.len()];
        self.kernel.buffers.push(Buffer { name: name.to_owned(), elem, access, shape, strides, span })
    }

    /// Makes the stride of `axis` a run-time number of the launch, called `name`.
    pub fn runtime_stride(&mut self, buffer: BufferId, axis: u8, name: &str) -> ImmediateId {
        let id = self.immediate(name, Scalar::U32, ImmediateSource::Stride { buffer, axis });
        if let Some(stride) = self.kernel.buffers[buffer].strides.get_mut(usize::from(axis)) {
            *stride = Some(id);
        }
        id
    }

    /// Adds a scalar argument.
    pub fn scalar_argument(&mut self, name: &str, scalar: Scalar, span: Span) -> ImmediateId {
        self.check_argument_name(name, span);
        self.immediate(name, scalar, ImmediateSource::Argument)
    }

    /// The immediate that holds the size of a dimension, made at its first use.
    pub fn dim_immediate(&mut self, dim: DimId) -> ImmediateId {
        let source = ImmediateSource::Dim(dim);
        let known = self.kernel.immediates.iter().find(|(_, known)| known.source == source).map(|(id, _)| id);
        known.unwrap_or_else(|| {
            let name = self.kernel.dims[dim].clone();
            self.immediate(&name, Scalar::U32, source)
        })
    }

    fn immediate(&mut self, name: &str, scalar: Scalar, source: ImmediateSource) -> ImmediateId {
        self.kernel.immediates.push(Immediate { name: name.to_owned(), scalar, source })
    }

    fn check_argument_name(&mut self, name: &str, span: Span) {
        let taken = self.kernel.buffers.iter().any(|(_, buffer)| buffer.name == name)
            || self.kernel.immediates.iter().any(|(_, imm)| imm.name == name);
        if taken {
            self.fail(span, BuildErrorKind::DuplicateName(name.to_owned()));
        }
    }

    /// Declares a workgroup or private array.
    pub fn array(&mut self, array: Array) -> ArrayId {
        self.kernel.arrays.push(array)
    }

    /// Declares a mutable variable, uninitialised until its first store.
    pub fn var(&mut self, name: &str, ty: Type, span: Span) -> VarId {
        self.kernel.vars.push(Var { name: name.to_owned(), ty, span })
    }

    /// Names a value for people; the first name stays.
    pub fn name_value(&mut self, value: ValueId, name: &str) {
        self.kernel.values[value].name.get_or_insert_with(|| name.to_owned());
    }

    /// Names an array for people.
    pub fn name_array(&mut self, array: ArrayId, name: &str) {
        self.kernel.arrays[array].name = name.to_owned();
    }

    /// The type of a value.
    pub fn value_type(&self, value: ValueId) -> Type {
        self.kernel.values[value].ty
    }

    /// Records an error; the first one wins.
    pub fn fail(&mut self, span: Span, kind: impl Into<BuildErrorKind>) {
        if self.error.is_none() {
            self.error = Some(BuildError { kernel: self.kernel.name.clone(), span, kind: kind.into() });
        }
    }

    /// Appends `let value = expr` and returns the value. After an error the value has the type `u32`.
    pub fn eval(&mut self, span: Span, expr: Expr) -> ValueId {
        let ty = match expr_type(&self.kernel, &expr) {
            Ok(ty) => ty,
            Err(error) => {
                self.fail(span, error);
                Type::U32
            }
        };
        let value = self.kernel.values.push(Value { ty, name: None });
        self.append(span, StmtKind::Let { value, expr });
        value
    }

    /// A value that no statement defines: a parameter of a function of the text.
    pub(crate) fn parameter(&mut self, ty: Type) -> ValueId {
        self.kernel.values.push(Value { ty, name: None })
    }

    /// Appends a literal.
    pub fn constant(&mut self, span: Span, constant: Const) -> ValueId {
        self.eval(span, Expr::Const(constant))
    }

    /// Appends a statement that is not a branch or loop.
    pub fn stmt(&mut self, span: Span, kind: StmtKind) {
        let in_loop = self.frames.iter().any(|frame| matches!(frame, Frame::For { .. } | Frame::Loop { .. }));
        match kind {
            StmtKind::Break if !in_loop => self.fail(span, BuildErrorKind::OutsideLoop("break")),
            StmtKind::Continue if !in_loop => self.fail(span, BuildErrorKind::OutsideLoop("continue")),
            kind => {
                if let Err(error) = crate::validate::memory::check_stmt(&self.kernel, &kind) {
                    self.fail(span, error);
                }
                self.append(span, kind);
            }
        }
    }

    fn append(&mut self, span: Span, kind: StmtKind) {
        let block = self.frames.last_mut().expect("the body frame is never closed by callers").block();
        let ended = block
            .last()
            .is_some_and(|last| matches!(last.kind, StmtKind::Break | StmtKind::Continue | StmtKind::Return));
        if !ended {
            block.push(Stmt { span, kind });
        }
    }

    /// Opens `if cond {`.
    pub fn begin_if(&mut self, span: Span, cond: ValueId) {
        if self.value_type(cond) != Type::BOOL {
            let found = self.value_type(cond).to_string();
            self.fail(span, TypeError::Operands { op: "if".into(), found, required: "a bool" });
        }
        self.check_nesting(span);
        self.frames.push(Frame::Then { cond, span, block: Block::new() });
    }

    /// Goes on with `} else {`.
    pub fn begin_else(&mut self) {
        match self.frames.pop() {
            Some(Frame::Then { cond, span, block }) => {
                self.frames.push(Frame::Else { cond, span, then_block: block, block: Block::new() });
            }
            _ => unreachable!("begin_else follows begin_if"),
        }
    }

    /// Opens `for counter in (start..end).step_by(step) {` and returns the counter.
    pub fn begin_for(&mut self, span: Span, name: &str, bounds: [ValueId; 3]) -> ValueId {
        let ty = self.value_type(bounds[0]);
        let counter = self.kernel.values.push(Value { ty, name: Some(name.to_owned()) });
        let [start, end, step] = bounds;
        let kind = StmtKind::For { counter, start, end, step, body: Block::new() };
        if let Err(error) = crate::validate::memory::check_stmt(&self.kernel, &kind) {
            self.fail(span, error);
        }
        self.check_nesting(span);
        self.frames.push(Frame::For { counter, bounds, span, block: Block::new() });
        counter
    }

    /// Opens `loop {`.
    pub fn begin_loop(&mut self, span: Span) {
        self.check_nesting(span);
        self.frames.push(Frame::Loop { span, block: Block::new() });
    }

    /// Closes the innermost `if`, `for` or `loop`.
    pub fn end(&mut self) {
        let (span, kind) = match self.frames.pop() {
            Some(Frame::Then { cond, span, block }) => {
                (span, StmtKind::If { cond, then_block: block, else_block: Block::new() })
            }
            Some(Frame::Else { cond, span, then_block, block }) => {
                (span, StmtKind::If { cond, then_block, else_block: block })
            }
            Some(Frame::For { counter, bounds: [start, end, step], span, block }) => {
                (span, StmtKind::For { counter, start, end, step, body: block })
            }
            Some(Frame::Loop { span, block }) => (span, StmtKind::Loop { body: block }),
            Some(Frame::Body(_) | Frame::Capture(_)) | None => unreachable!("end closes an if, for or loop"),
        };
        // After an error nothing is kept, so that blocks which nest too deep are never put into one another.
        if self.error.is_none() {
            self.append(span, kind);
        }
    }

    /// Refuses blocks that nest deeper than any target takes: kernels are walked, and freed, by recursion.
    fn check_nesting(&mut self, span: Span) {
        if self.frames.len() > MAX_NESTING as usize {
            let found = format!("{} nested blocks", self.frames.len());
            self.fail(span, BuildErrorKind::Refused { found, required: format!("at most {MAX_NESTING}") });
        }
    }

    /// Holds back the statements that follow, so that the caller can look at them (short-circuit operators).
    pub fn begin_capture(&mut self) {
        self.frames.push(Frame::Capture(Block::new()));
    }

    /// Ends the capture and returns the statements.
    pub fn end_capture(&mut self) -> Block {
        match self.frames.pop() {
            Some(Frame::Capture(block)) => block,
            _ => unreachable!("end_capture follows begin_capture"),
        }
    }

    /// Appends captured statements where the builder stands.
    pub fn splice(&mut self, block: Block) {
        for Stmt { span, kind } in block {
            self.append(span, kind);
        }
    }

    /// Ends the kernel.
    ///
    /// # Errors
    /// The first error recorded while building.
    pub fn finish(mut self) -> Result<Kernel, BuildError> {
        if let Some(error) = self.error {
            return Err(error);
        }
        match self.frames.pop() {
            Some(Frame::Body(body)) if self.frames.is_empty() => self.kernel.body = body,
            _ => unreachable!("every begin has its end"),
        }
        Ok(self.kernel)
    }
}

thread_local! {
    static CURRENT: RefCell<Option<Builder>> = const { RefCell::new(None) };
}

/// Runs `author` with `builder` as the thread's current builder and finishes the kernel.
///
/// # Errors
/// The first error recorded while building.
///
/// # Panics
/// When kernels are built inside one another on one thread, which is a bug in the caller.
pub fn build_with(builder: Builder, author: impl FnOnce()) -> Result<Kernel, BuildError> {
    /// Clears the current builder also when the author's code panics.
    struct Reset;
    impl Drop for Reset {
        fn drop(&mut self) {
            CURRENT.with_borrow_mut(|current| *current = None);
        }
    }
    CURRENT.with_borrow_mut(|current| {
        assert!(current.is_none(), "a kernel is built inside another kernel");
        *current = Some(builder);
    });
    let reset = Reset;
    author();
    let builder = CURRENT.with_borrow_mut(Option::take).expect("set above, and only this function clears it");
    drop(reset);
    builder.finish()
}

/// Calls `use_builder` on the thread's current builder.
///
/// # Panics
/// Outside of [`build_with`]: kernel values mean nothing there.
pub fn with_builder<R>(use_builder: impl FnOnce(&mut Builder) -> R) -> R {
    CURRENT.with_borrow_mut(|current| {
        use_builder(current.as_mut().expect("kernel operations are only used inside a #[kernel] function"))
    })
}
