//! Stop strings, found wherever they fall among the pieces of a text.
//!
//! Invariants: the result does not depend on how the text is cut into pieces; of several stop strings the one that is complete first
//! wins, of those the one that began first; it is taken out. Text is held back only while it may be the beginning of one.

use super::error::TextError;

/// Looks for stop strings in a text that comes in pieces.
#[derive(Clone, Debug)]
pub struct StopStrings {
    stops: Vec<String>,
    held: String,
    found: bool,
}

impl StopStrings {
    /// Looks for these.
    ///
    /// # Errors
    /// [`TextError::EmptyStop`] for an empty one.
    pub fn new(stops: Vec<String>) -> Result<StopStrings, TextError> {
        match stops.iter().position(String::is_empty) {
            Some(index) => Err(TextError::EmptyStop { index }),
            None => Ok(StopStrings { stops, held: String::new(), found: false }),
        }
    }

    /// The text that is certain with this piece; nothing once a stop string was found.
    pub fn push(&mut self, piece: &str) -> String {
        if self.found {
            return String::new();
        }
        self.held += piece;
        let first = self.stops.iter().filter_map(|stop| self.held.find(stop).map(|at| (at + stop.len(), at))).min();
        if let Some((_, at)) = first {
            self.found = true;
            self.held.truncate(at);
            return std::mem::take(&mut self.held);
        }
        let kept = self.stops.iter().map(|stop| beginning_at_end(&self.held, stop)).max().unwrap_or(0);
        let rest = self.held.split_off(self.held.len() - kept);
        std::mem::replace(&mut self.held, rest)
    }

    /// Whether one was found; generation ends here.
    pub fn found(&self) -> bool {
        self.found
    }

    /// What was held back, when the text ends otherwise.
    pub fn finish(&mut self) -> String {
        std::mem::take(&mut self.held)
    }
}

/// Bytes of the longest end of `text` with which `wanted` begins, short of all of it.
pub(super) fn beginning_at_end(text: &str, wanted: &str) -> usize {
    let cuts = wanted.char_indices().skip(1).map(|(at, _)| at);
    cuts.filter(|at| text.ends_with(&wanted[..*at])).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn pieces(stops: &[&str], pieces: &[&str]) -> (Vec<String>, bool, String) {
        let mut stop = StopStrings::new(stops.iter().map(|stop| (*stop).to_owned()).collect()).unwrap();
        let out = pieces.iter().map(|piece| stop.push(piece)).collect();
        (out, stop.found(), stop.finish())
    }

    #[test]
    fn only_a_possible_beginning_is_held_back() {
        let (out, found, rest) = pieces(&["END", "é你"], &["aE", "NE", "N", "b", "E", "NDx", "y"]);
        assert_eq!((out.concat(), found, rest.as_str()), ("aENENb".to_owned(), true, ""));
        assert_eq!(out, ["a", "EN", "", "ENb", "", "", ""]);
        let (out, found, rest) = pieces(&["END", "é你"], &["x", "é"]);
        assert_eq!((out.concat(), found, rest), ("x".to_owned(), false, "é".to_owned()));
    }

    #[test]
    fn the_first_complete_one_wins() {
        assert_eq!(pieces(&["abc", "b"], &["xabc"]).0, ["xa"]);
        assert_eq!(pieces(&["bc", "abc"], &["xabc"]).0, ["x"]);
        assert_eq!(pieces(&[], &["any", "thing"]).0, ["any", "thing"]);
    }

    #[test]
    fn an_empty_one_is_refused() {
        let refusal = StopStrings::new(vec!["a".into(), String::new()]).unwrap_err();
        assert_eq!(refusal.to_string(), "stop string 1 is empty; required: at least one character");
    }

    proptest! {
        /// However it is cut, the result is that of the text character by character, and of a plain search.
        #[test]
        fn cuts_do_not_matter(
            text in "[abé]{0,24}",
            stops in prop::collection::vec("[abé]{1,4}", 0..3),
            cuts in prop::collection::vec(any::<prop::sample::Index>(), 0..6),
        ) {
            let chars: Vec<char> = text.chars().collect();
            let mut at: Vec<usize> = cuts.iter().map(|cut| cut.index(chars.len() + 1)).chain([0, chars.len()]).collect();
            at.sort_unstable();
            let run = |pieces: Vec<String>| {
                let mut stop = StopStrings::new(stops.clone()).unwrap();
                let out: String = pieces.iter().map(|piece| stop.push(piece)).collect();
                let found = stop.found();
                (out + &stop.finish(), found)
            };
            let cut = run(at.windows(2).map(|pair| chars[pair[0]..pair[1]].iter().collect()).collect());
            let singly = run(chars.iter().map(char::to_string).collect());
            prop_assert_eq!(&cut, &singly);
            let ends = stops.iter().filter_map(|stop| text.find(stop).map(|start| (start + stop.len(), start)));
            let expected = ends.min().map_or((text.clone(), false), |(_, start)| (text[..start].to_owned(), true));
            prop_assert_eq!(cut, expected);
        }
    }
}
