//! Lines that a person types, with editing and a memory over sessions; or lines of a pipe.
//!
//! Invariants: what comes through a pipe is not remembered; a memory that cannot be read or written is told and changes nothing else.

use std::io::{self, IsTerminal};
use std::path::PathBuf;

use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;

use crate::failure::Failure;
use crate::user_folder;

/// Where lines come from.
pub(super) struct Lines {
    editor: DefaultEditor,
    /// Where they are remembered.
    file: Option<PathBuf>,
}

impl Lines {
    /// Takes lines from standard input.
    pub(super) fn open() -> Result<Lines, Failure> {
        let mut editor = DefaultEditor::new().map_err(Failure::new)?;
        let file =
            io::stdin().is_terminal().then(|| user_folder::state().map(|folder| folder.join("history"))).flatten();
        if let Some(path) = file.as_deref().filter(|path| path.exists()) {
            editor.load_history(path).unwrap_or_else(|error| eprintln!("history {}: {error}", path.display()));
        }
        Ok(Lines { editor, file })
    }

    /// The next line.
    pub(super) fn next(&mut self) -> Result<String, ReadlineError> {
        let line = self.editor.readline("> ")?;
        if self.file.is_some() {
            self.editor.add_history_entry(&line)?;
        }
        Ok(line)
    }

    /// Remembers the lines.
    pub(super) fn close(mut self) {
        let Some(path) = self.file else { return };
        let saved = path.parent().map_or(Ok(()), std::fs::create_dir_all).map_err(ReadlineError::from);
        let saved = saved.and_then(|()| self.editor.save_history(&path));
        saved.unwrap_or_else(|error| eprintln!("history {}: {error}", path.display()));
    }
}
