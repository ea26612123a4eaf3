//! Codes and names: what may stand in them.

use std::collections::BTreeMap;
use tabletop::sheet::{Entry, Table, quoted};

/// The longest name, in characters.
pub(in crate::content) const NAME_MAX: usize = 40;

/// A kind of short word, with the pattern that the schema shows.
#[derive(Clone, Copy)]
pub(in crate::content) struct Code {
    pub(in crate::content) pattern: &'static str,
    is_first: fn(char) -> bool,
    is_further: fn(char) -> bool,
    /// The least and the most further characters.
    further: (usize, usize),
    help: &'static str,
}

/// `PARCEL`, `P3`. Two characters at least: single letters are for seats and unknown cards.
pub(in crate::content) const CARD_CODE: Code = Code {
    pattern: "^[A-Z][A-Z0-9]{1,15}$",
    is_first: |c| c.is_ascii_uppercase(),
    is_further: |c| c.is_ascii_uppercase() || c.is_ascii_digit(),
    further: (1, 15),
    help: "write 2 to 16 capital letters and digits, a letter first",
};

/// `iron-fist`.
pub(in crate::content) const PLAIN_CODE: Code = Code {
    pattern: "^[a-z][a-z0-9-]{0,31}$",
    is_first: |c| c.is_ascii_lowercase(),
    is_further: |c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-',
    further: (0, 31),
    help: "write up to 32 small letters, digits and `-`, a letter first",
};

/// `en`, `pt-BR`.
pub(in crate::content) const LANGUAGE: Code = Code {
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

    /// The code that stands here.
    pub(super) fn read(self, entry: &Entry<'_>) -> Option<String> {
        let text = entry.text()?;
        if self.fits(text) {
            return Some(text.to_owned());
        }
        entry.fault(format!("`{}` cannot be {}", entry.key(), quoted(text)), Some(self.help.to_owned()));
        None
    }
}

/// The names by language at `key`; English must be there.
pub(super) fn read_names(table: &Table<'_>, key: &'static str) -> Option<BTreeMap<String, String>> {
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
    if named.entries().iter().all(|entry| entry.key() != words::ENGLISH) {
        named.fault(format!("`{key}` has no English"), Some("add `en = \"…\"`".to_owned()));
    }
    names.contains_key(words::ENGLISH).then_some(names)
}

/// A name that a player reads: some visible characters, no spaces around them.
pub(super) fn read_name(entry: &Entry<'_>) -> Option<String> {
    let name = entry.text()?;
    let is_sound = !name.is_empty()
        && name.trim() == name
        && name.chars().take(NAME_MAX + 1).count() <= NAME_MAX
        && !name.chars().any(char::is_control);
    if is_sound {
        return Some(name.to_owned());
    }
    let help = format!("write 1 to {NAME_MAX} characters, without spaces around them");
    entry.fault(format!("{} is no name", quoted(name)), Some(help));
    None
}
