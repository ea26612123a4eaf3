//! Phrases: a word alone, or one key in braces with what belongs to it. All texts of packs are lists of them.

use serde_json::{Map, Value, json};
use tabletop::pack::{Keys, Part};
use tabletop::schema::{list, number, one_of, part, words};
use tabletop::sheet::{Entry, Table, nearest, quoted};

/// A word of packs, what it means for people, and how its meaning is found.
pub(super) struct Phrase<T: 'static> {
    pub(super) word: &'static str,
    pub(super) says: &'static str,
    pub(super) form: Form<T>,
}

/// What stands behind the word.
pub(super) enum Form<T: 'static> {
    /// Nothing: the word stands alone.
    Alone(T),
    /// A number from 1 to this.
    Number(u8, fn(u8) -> T),
    /// A number from minus this to this, but not 0.
    Change(i8, fn(i8) -> T),
    /// A code.
    Code(fn(&str) -> T),
    /// One key in braces again.
    Inner(&'static [Phrase<T>]),
    /// A table.
    Table(&'static Part<T>),
}

/// The phrase of a word that stands alone.
pub(super) const fn alone<T>(word: &'static str, means: T, says: &'static str) -> Phrase<T> {
    Phrase { word, says, form: Form::Alone(means) }
}

/// The phrase of a word with something behind it.
pub(super) const fn with<T>(word: &'static str, form: Form<T>, says: &'static str) -> Phrase<T> {
    Phrase { word, says, form }
}

/// The phrases at this key, none if it is not there; nothing if one of them is faulty.
pub(super) fn read_all<T: Clone>(
    keys: &Keys<'_>,
    key: &'static str,
    known: &'static [Phrase<T>],
    most: usize,
    says: &str,
) -> Option<Vec<T>> {
    let read = |table: &Table<'_>| {
        let Some(entry) = table.may(key) else { return Some(Vec::new()) };
        let entries = entry.list()?;
        if entries.len() > most {
            entry.fault(format!("{} holds at most {most}", quoted(key)), None);
        }
        let all: Vec<Option<T>> = entries.iter().map(|each| phrase(each, known)).collect();
        all.into_iter().collect()
    };
    keys.ask(key, || list(says, schema(says, known)), read)
}

/// The one phrase at this key; it must be there.
pub(super) fn read_one<T: Clone>(
    keys: &Keys<'_>,
    key: &'static str,
    known: &'static [Phrase<T>],
    says: &str,
) -> Option<T> {
    keys.require(key);
    keys.ask(key, || schema(says, known), |table| phrase(&table.need(key)?, known))
}

/// The one phrase at this key, if there is one; inside, nothing if it is faulty.
pub(super) fn read_may<T: Clone>(
    keys: &Keys<'_>,
    key: &'static str,
    known: &'static [Phrase<T>],
    says: &str,
) -> Option<Option<T>> {
    let read = |table: &Table<'_>| table.may(key).map(|entry| phrase(&entry, known));
    keys.ask(key, || schema(says, known), read)
}

fn phrase<T: Clone>(entry: &Entry<'_>, known: &[Phrase<T>]) -> Option<T> {
    if entry.is_text() {
        let alone = known.iter().filter_map(|one| match &one.form {
            Form::Alone(means) => Some((one.word, means)),
            Form::Number(..) | Form::Change(..) | Form::Code(_) | Form::Inner(_) | Form::Table(_) => None,
        });
        return entry.choice(&alone.collect::<Vec<_>>()).cloned();
    }
    let entries = entry.table()?.entries();
    let [one] = entries.as_slice() else {
        entry.fault("there is one key in these braces", None);
        return None;
    };
    let named = || known.iter().filter(|each| each.word == one.key());
    let found = named().find(|each| !matches!(each.form, Form::Alone(_))).or_else(|| named().next());
    match found.map(|each| &each.form) {
        Some(Form::Number(most, of)) => one.number(1..=*most).map(of),
        Some(Form::Change(most, of)) => {
            let change = one.number(-*most..=*most)?;
            if change == 0 {
                one.fault("0 changes nothing", None);
                return None;
            }
            Some(of(change))
        }
        Some(Form::Code(of)) => one.text().map(of),
        Some(Form::Inner(known)) => phrase(one, known),
        Some(Form::Table(part)) => part.of(&one.table()?),
        Some(Form::Alone(_)) => {
            one.fault(format!("{} stands alone, without braces", quoted(one.key())), None);
            None
        }
        None => unknown(one, known),
    }
}

fn unknown<T, K>(entry: &Entry<'_>, known: &[Phrase<K>]) -> Option<T> {
    let names: Vec<&str> = known.iter().map(|each| each.word).collect();
    let near = nearest(entry.key(), &names);
    let help = near
        .map_or_else(|| format!("known are {}", names.join(", ")), |near| format!("did you mean `{near}`?"));
    entry.fault(format!("{} is unknown here", quoted(entry.key())), Some(help));
    None
}

/// What an editor may know of such a phrase.
fn schema<T>(says: &str, known: &[Phrase<T>]) -> Value {
    let (mut alone, mut keys) = (Vec::new(), Map::new());
    for Phrase { word, says, form } in known {
        let value = match form {
            Form::Alone(_) => {
                alone.push((*word, *says));
                continue;
            }
            Form::Number(most, _) => number(says, 1..=*most),
            Form::Change(most, _) => {
                json!({ "description": says, "type": "integer", "minimum": -most, "maximum": most })
            }
            Form::Code(_) => tabletop::schema::text(says),
            Form::Inner(known) => schema(says, known),
            Form::Table(of) => part(says, of.name),
        };
        keys.insert((*word).to_owned(), value);
    }
    let keyed = (!keys.is_empty()).then(|| {
        json!({
            "description": says,
            "type": "object",
            "additionalProperties": false,
            "minProperties": 1,
            "maxProperties": 1,
            "properties": keys,
        })
    });
    let plain = (!alone.is_empty()).then(|| words(says, alone));
    one_of(says, plain.into_iter().chain(keyed).collect())
}
