//! A model's output in two: what it thought, up to `</think>`, and what it says.
//!
//! Invariants: the result does not depend on how the text is cut into pieces; the tags and the line feeds around them belong to
//! neither part. Text is held back only while it may belong to a tag or to its line feeds.

use super::stop::beginning_at_end;

/// Opens a thought.
pub const THINK: &str = "<think>";
/// Closes a thought.
pub const END_THINK: &str = "</think>";

/// Text that became certain.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Parts {
    /// What was thought.
    pub reasoning: String,
    /// What is said.
    pub content: String,
}

/// Splits a text that comes in pieces.
#[derive(Clone, Debug)]
pub struct ThinkingSplit {
    held: String,
    state: State,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// A thought may still begin.
    Start,
    /// Line feeds at the beginning of a thought.
    ThoughtStart,
    /// In a thought.
    Thought,
    /// Line feeds after a thought.
    ContentStart,
    /// After all thoughts.
    Content,
}

impl ThinkingSplit {
    /// `inside`: whether the prompt ended with [`THINK`], so that the text begins in a thought.
    pub fn new(inside: bool) -> ThinkingSplit {
        ThinkingSplit { held: String::new(), state: if inside { State::ThoughtStart } else { State::Start } }
    }

    /// What is certain with this piece.
    pub fn push(&mut self, piece: &str) -> Parts {
        self.held += piece;
        let mut parts = Parts::default();
        loop {
            let before = self.state;
            match self.state {
                State::Start => self.start(),
                State::ThoughtStart => self.skip_line_feeds(State::Thought),
                State::Thought => parts.reasoning += &self.thought(),
                State::ContentStart => self.skip_line_feeds(State::Content),
                State::Content => parts.content += &std::mem::take(&mut self.held),
            }
            if self.state == before {
                return parts;
            }
        }
    }

    /// What was held back, when the text ends.
    pub fn finish(&mut self) -> Parts {
        let held = std::mem::take(&mut self.held);
        match self.state {
            State::Thought | State::ThoughtStart => Parts { reasoning: held, ..Parts::default() },
            State::Start | State::ContentStart | State::Content => Parts { content: held, ..Parts::default() },
        }
    }

    fn start(&mut self) {
        let begun = self.held.trim_start();
        if let Some(rest) = begun.strip_prefix(THINK) {
            self.held = rest.to_owned();
            self.state = State::ThoughtStart;
        } else if !THINK.starts_with(begun) {
            self.state = State::Content;
        }
    }

    fn skip_line_feeds(&mut self, next: State) {
        let feeds = self.held.len() - self.held.trim_start_matches('\n').len();
        self.held.drain(..feeds);
        if !self.held.is_empty() {
            self.state = next;
        }
    }

    fn thought(&mut self) -> String {
        if let Some(at) = self.held.find(END_THINK) {
            let thought = self.held[..at].trim_end_matches('\n').to_owned();
            self.held.drain(..at + END_THINK.len());
            self.state = State::ContentStart;
            return thought;
        }
        let certain = self.held.len() - beginning_at_end(&self.held, END_THINK);
        let certain = self.held[..certain].trim_end_matches('\n').len();
        self.held.drain(..certain).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whole, and cut at every two places.
    fn split(inside: bool, text: &str) -> (String, String) {
        let run = |pieces: &[&str]| {
            let mut split = ThinkingSplit::new(inside);
            let mut parts = pieces.iter().map(|piece| split.push(piece)).collect::<Vec<_>>();
            parts.push(split.finish());
            let (reasoning, content): (Vec<_>, Vec<_>) = parts.into_iter().map(|p| (p.reasoning, p.content)).unzip();
            (reasoning.concat(), content.concat())
        };
        let whole = run(&[text]);
        for a in 0..=text.len() {
            for b in a..=text.len() {
                assert_eq!(run(&[&text[..a], &text[a..b], &text[b..]]), whole, "{text:?} cut at {a} and {b}");
            }
        }
        whole
    }

    #[test]
    fn parts_do_not_depend_on_cuts() {
        let cases = [
            (true, "a\nb\n</think>\n\nc </think> d", "a\nb", "c </think> d"),
            (true, "\n</think>\n\nc", "", "c"),
            (true, "no end </thin\n", "no end </thin\n", ""),
            (true, "\n\n</think>", "", ""),
            (false, "plain <think> text", "", "plain <think> text"),
            (false, "\n<think>\nx\n</think>\n\ny\n", "x", "y\n"),
            (false, " <thin", "", " <thin"),
            (false, " <thing>", "", " <thing>"),
            (false, "", "", ""),
        ];
        for (inside, text, reasoning, content) in cases {
            assert_eq!(split(inside, text), (reasoning.to_owned(), content.to_owned()), "{text:?}");
        }
    }

    #[test]
    fn text_comes_as_soon_as_it_is_certain() {
        let mut split = ThinkingSplit::new(true);
        let mut reasoning = |piece: &str| split.push(piece).reasoning;
        assert_eq!(["so ", "a < b", "\n", "</", "i>"].map(&mut reasoning), ["so ", "a < b", "", "", "\n</i>"]);
    }
}
