//! What a line of a conversation asks for.
//!
//! Invariant: a line that begins with `/` is a command or an error, never a message.

/// A line, understood.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Line<'a> {
    /// For the model.
    Message(&'a str),
    /// Start over with this system message.
    System(&'a str),
    /// Turn thinking on or off.
    Think,
    /// Start over.
    Reset,
    /// List the commands.
    Help,
    /// Leave.
    Quit,
    /// An empty line.
    Nothing,
    /// A command that there is not.
    Unknown(&'a str),
}

impl Line<'_> {
    /// Understands a line.
    pub(super) fn parse(line: &str) -> Line<'_> {
        let line = line.trim();
        let Some(command) = line.strip_prefix('/') else {
            return if line.is_empty() { Line::Nothing } else { Line::Message(line) };
        };
        match command.split_once(char::is_whitespace).map_or((command, ""), |(name, rest)| (name, rest.trim())) {
            ("system", text) => Line::System(text),
            ("think", "") => Line::Think,
            ("reset", "") => Line::Reset,
            ("help", "") => Line::Help,
            ("quit" | "exit", "") => Line::Quit,
            _ => Line::Unknown(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_messages_or_commands() {
        for (line, expected) in [
            ("  hello there ", Line::Message("hello there")),
            ("/system  Be brief.", Line::System("Be brief.")),
            ("/system", Line::System("")),
            ("/think", Line::Think),
            ("/reset", Line::Reset),
            ("/reset now", Line::Unknown("/reset now")),
            (" /help", Line::Help),
            ("/quit", Line::Quit),
            ("", Line::Nothing),
            ("/nothing", Line::Unknown("/nothing")),
            ("/", Line::Unknown("/")),
        ] {
            assert_eq!(Line::parse(line), expected, "{line:?}");
        }
    }
}
