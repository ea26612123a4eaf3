//! Codes and names: what may stand in them.

use crate::sheet::{Entry, Table, quoted};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The language that every name has.
pub const ENGLISH: &str = "en";

/// The longest name, in characters.
pub const NAME_MAX: usize = 40;

/// A kind of short word, with the pattern that schemas show.
#[derive(Clone, Copy, Debug)]
pub struct Code {
    /// A regular expression that says the same.
    pub pattern: &'static str,
    is_first: fn(char) -> bool,
    is_further: fn(char) -> bool,
    /// The least and the most further characters.
    further: (usize, usize),
    help: &'static str,
}

/// `PARCEL`, `P3`. Two characters at least: single letters are for seats and unknown cards.
pub const CAPITALS: Code = Code {
    pattern: "^[A-Z][A-Z0-9]{1,15}$",
    is_first: |c| c.is_ascii_uppercase(),
    is_further: |c| c.is_ascii_uppercase() || c.is_ascii_digit(),
    further: (1, 15),
    help: "write 2 to 16 capital letters and digits, a letter first",
};

/// `RUNNER-M1`.
pub const DASHED: Code = Code {
    pattern: "^[A-Z][A-Z0-9-]{1,15}$",
    is_further: |c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-',
    help: "write 2 to 16 capital letters, digits and `-`, a letter first",
    ..CAPITALS
};

/// `iron-fist`.
pub const PLAIN_CODE: Code = Code {
    pattern: "^[a-z][a-z0-9-]{0,31}$",
    is_first: |c| c.is_ascii_lowercase(),
    is_further: |c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-',
    further: (0, 31),
    help: "write up to 32 small letters, digits and `-`, a letter first",
};

/// `en`, `pt-BR`.
pub const LANGUAGE: Code = Code {
    pattern: "^[a-z][a-zA-Z0-9-]{1,15}$",
    is_first: |c| c.is_ascii_lowercase(),
    is_further: |c| c.is_ascii_alphanumeric() || c == '-',
    further: (1, 15),
    help: "write a language tag such as `en` or `pt-BR`",
};

impl Code {
    fn fits(self, text: &str) -> bool {
        let mut letters = text.chars();
        let first = letters.next().is_some_and(self.is_first);
        let (least, most) = self.further;
        let further = text.chars().skip(1).take(most + 1).count();
        first && (least..=most).contains(&further) && letters.all(self.is_further)
    }

    /// The code at this place. A fault if it is not a code.
    pub fn read(self, entry: &Entry<'_>) -> Option<String> {
        let text = entry.text()?;
        if self.fits(text) {
            return Some(text.to_owned());
        }
        entry.fault(format!("`{}` cannot be {}", entry.key(), quoted(text)), Some(self.help.to_owned()));
        None
    }

    /// Its schema.
    #[must_use]
    pub fn schema(self, says: &str) -> Value {
        json!({ "description": says, "type": "string", "pattern": self.pattern })
    }
}

/// The names by language at `key`; English must be there.
pub fn read_names(table: &Table<'_>, key: &'static str) -> Option<BTreeMap<String, String>> {
    let named = table.table(key)?;
    let mut names = BTreeMap::new();
    for entry in named.entries() {
        if !LANGUAGE.fits(entry.key()) {
            let what = format!("{} is no language", quoted(entry.key()));
            table.sheet().fault(entry.key_span(), what, Some(LANGUAGE.help.to_owned()));
        } else if let Some(name) = read_name(&entry) {
            names.insert(entry.key().to_owned(), name);
        }
    }
    if named.entries().iter().all(|entry| entry.key() != ENGLISH) {
        named.fault(format!("`{key}` has no English"), Some("add `en = \"…\"`".to_owned()));
    }
    names.contains_key(ENGLISH).then_some(names)
}

/// A name that a player reads: some visible characters, no spaces around them. A fault if it is anything else.
pub fn read_name(entry: &Entry<'_>) -> Option<String> {
    let name = entry.text()?;
    if is_name(name) {
        return Some(name.to_owned());
    }
    let help = format!("write 1 to {NAME_MAX} characters, without spaces around them");
    entry.fault(format!("{} is no name", quoted(name)), Some(help));
    None
}

/// Whether this can be a name.
#[must_use]
pub fn is_name(name: &str) -> bool {
    !name.is_empty()
        && name.trim() == name
        && name.chars().take(NAME_MAX + 1).count() <= NAME_MAX
        && !name.chars().any(char::is_control)
}
