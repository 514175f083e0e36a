//! Pieces of text: expressions with their binding strength, and an indented list of lines with source markers.
//!
//! Invariants: an expression is parenthesised where WGSL's or C++'s grammar would read it differently, and where WGSL's
//! refuses it without (bit operators); comparisons never stand bare between the commas of a call, since WGSL could
//! read `f(a < b, c > (d))` as a template list.

use crate::ir::Span;

/// How tightly the outermost operator of an expression binds, loosest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Strength {
    /// Shifts and bit operators: parenthesised in every other operator.
    Lone,
    /// Comparisons.
    Compare,
    /// `+ -`
    Sum,
    /// `* / %`
    Product,
    /// Prefix operators and negative literals.
    Prefix,
    /// Names, calls, indexing, literals.
    Atom,
}

/// The text of an expression.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Text {
    pub text: String,
    pub strength: Strength,
}

impl Text {
    /// A name, call, literal or indexed place.
    pub fn atom(text: impl Into<String>) -> Text {
        Text { text: text.into(), strength: Strength::Atom }
    }

    /// `op operand`
    pub fn prefix(op: &str, operand: &Text) -> Text {
        Text { text: format!("{op}{}", operand.at_least(Strength::Prefix)), strength: Strength::Prefix }
    }

    /// `left op right`
    pub fn infix(op: &str, left: &Text, right: &Text) -> Text {
        let (strength, left_needs, right_needs) = match op {
            "+" | "-" => (Strength::Sum, Strength::Sum, Strength::Product),
            "*" | "/" | "%" => (Strength::Product, Strength::Product, Strength::Prefix),
            "==" | "!=" | "<" | "<=" | ">" | ">=" => (Strength::Compare, Strength::Sum, Strength::Sum),
            _ => (Strength::Lone, Strength::Prefix, Strength::Prefix),
        };
        Text { text: format!("{} {op} {}", left.at_least(left_needs), right.at_least(right_needs)), strength }
    }

    /// `name(arguments)`
    pub fn call(name: &str, arguments: &[&Text]) -> Text {
        let arguments: Vec<String> = arguments.iter().map(|argument| argument.argument()).collect();
        Text::atom(format!("{name}({})", arguments.join(", ")))
    }

    /// `self[index]`
    pub fn index(&self, index: &Text) -> Text {
        Text::atom(format!("{}[{}]", self.at_least(Strength::Atom), index.text))
    }

    /// `self.member`
    pub fn member(&self, member: &str) -> Text {
        Text::atom(format!("{}.{member}", self.at_least(Strength::Atom)))
    }

    /// The text as an argument of a call.
    pub fn argument(&self) -> String {
        if self.strength == Strength::Compare { format!("({})", self.text) } else { self.text.clone() }
    }

    fn at_least(&self, strength: Strength) -> String {
        if self.strength < strength { format!("({})", self.text) } else { self.text.clone() }
    }
}

/// Indented lines; the first line of each new source line carries `// file.rs:line`.
pub(super) struct Lines {
    text: String,
    depth: usize,
    last: Option<Span>,
}

impl Lines {
    /// No lines yet, at an indentation of `depth` levels of four spaces.
    pub fn new(depth: usize) -> Lines {
        Lines { text: String::new(), depth, last: None }
    }

    /// Appends a line that the author's `span` made.
    pub fn push(&mut self, span: Span, line: &str) {
        let marker = if span.line == 0 || self.last == Some(span) {
            String::new()
        } else {
            self.last = Some(span);
            format!(" // {}:{}", span.file_name(), span.line)
        };
        self.plain(&format!("{line}{marker}"));
    }

    /// Appends a line without a source marker.
    pub fn plain(&mut self, line: &str) {
        self.text.push_str(&"    ".repeat(self.depth));
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// Appends a line that opens a block.
    pub fn open(&mut self, span: Span, line: &str) {
        self.push(span, line);
        self.depth += 1;
    }

    /// Appends a line that closes the innermost block and opens the next: `} else {`.
    pub fn reopen(&mut self, line: &str) {
        self.depth = self.depth.saturating_sub(1);
        self.plain(line);
        self.depth += 1;
    }

    /// Closes the innermost block.
    pub fn close(&mut self) {
        self.depth = self.depth.saturating_sub(1);
        self.plain("}");
    }

    /// All lines.
    pub fn finish(self) -> String {
        self.text
    }
}
