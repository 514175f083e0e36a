//! Identifiers: the author's names, made unique and kept off the language's own words.
//!
//! Invariants: module-scope names are unique in the whole text; a name in a block differs from every name visible
//! there, and blocks beside one another may use the same name; the outcome depends on the order of requests only.

use std::collections::BTreeSet;

/// The names taken so far.
pub(super) struct Names {
    reserved: fn(&str) -> bool,
    kept_free: BTreeSet<String>,
    given: BTreeSet<String>,
    scopes: Vec<BTreeSet<String>>,
    temporaries: u32,
}

impl Names {
    /// No names yet; `reserved` tells the language's own words (single words, so that a numbered name is free), and no name of `kept_free` is given.
    pub fn new(reserved: fn(&str) -> bool, kept_free: BTreeSet<String>) -> Names {
        Names { reserved, kept_free, given: BTreeSet::new(), scopes: vec![BTreeSet::new()], temporaries: 0 }
    }

    /// What tells the language's own words.
    pub fn reserved(&self) -> fn(&str) -> bool {
        self.reserved
    }

    /// Whether `name` was given at any place.
    pub fn was_given(&self, name: &str) -> bool {
        self.given.contains(name)
    }

    /// Opens a block: its names are forgotten at [`Names::leave`].
    pub fn enter(&mut self) {
        self.scopes.push(BTreeSet::new());
    }

    /// Closes the innermost block.
    pub fn leave(&mut self) {
        if self.scopes.len() > 1 {
            self.scopes.pop();
        }
    }

    /// Takes `name` as it is, such as an entry point's; false for a word of the language or a name that is taken.
    ///
    /// Kernel ids part their fields by two underscores, which every language here takes inside of a name.
    pub fn take(&mut self, name: &str) -> bool {
        let free = !(self.reserved)(name) && !self.scopes.iter().any(|scope| scope.contains(name));
        if free {
            self.given.insert(name.to_owned());
            if let Some(scope) = self.scopes.last_mut() {
                scope.insert(name.to_owned());
            }
        }
        free
    }

    /// A name like `wanted` for the innermost block: `wanted`, or `wanted_1`, `wanted_2` and so on.
    pub fn unique(&mut self, wanted: &str) -> String {
        let base = clean(wanted);
        let mut name = base.clone();
        let mut count = 0_u32;
        while (self.reserved)(&name)
            || self.kept_free.contains(&name)
            || self.scopes.iter().any(|scope| scope.contains(&name))
        {
            count += 1;
            name = format!("{base}_{count}");
        }
        self.given.insert(name.clone());
        if let Some(scope) = self.scopes.last_mut() {
            scope.insert(name.clone());
        }
        name
    }

    /// A name for a value that the author did not name: `t0`, `t1` and so on.
    pub fn temporary(&mut self) -> String {
        let wanted = format!("t{}", self.temporaries);
        self.temporaries += 1;
        self.unique(&wanted)
    }
}

/// ASCII letters, digits and single underscores, starting with a letter: an identifier in every language.
pub(super) fn clean(wanted: &str) -> String {
    let mut name = String::with_capacity(wanted.len());
    for c in wanted.chars() {
        let c = if c.is_ascii_alphanumeric() { c } else { '_' };
        if c != '_' || !name.ends_with('_') {
            name.push(c);
        }
    }
    let trimmed = name.trim_matches('_');
    if trimmed.is_empty() {
        "value".to_owned()
    } else if trimmed.starts_with(|c: char| c.is_ascii_digit()) {
        format!("v{trimmed}")
    } else {
        trimmed.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::Names;

    #[test]
    fn names_are_unique_where_they_are_visible() {
        let mut names = Names::new(|name| name == "loop", BTreeSet::new());
        assert_eq!(names.unique("x"), "x");
        assert_eq!(names.unique("x"), "x_1");
        assert_eq!(names.unique("loop"), "loop_1");
        names.enter();
        assert_eq!(names.unique("x"), "x_2");
        assert_eq!(names.unique("y"), "y");
        names.leave();
        names.enter();
        assert_eq!(names.unique("y"), "y");
    }

    #[test]
    fn every_request_gives_an_identifier() {
        let mut names = Names::new(|_| false, BTreeSet::from(["load_x".to_owned()]));
        assert_eq!(names.unique("__a b"), "a_b");
        assert_eq!(names.unique("7"), "v7");
        assert_eq!(names.unique("é"), "value");
        assert_eq!(names.unique("load_x"), "load_x_1");
        assert!(names.was_given("v7") && !names.was_given("7"));
    }
}
