//! Texts as packs write them: `{ when = "hit", if = ["flank", { near = 2 }], do = { push = 1 } }`.

use super::fitting::{Bearer, unfit};
use super::read::{CLASSES, RANKS};
use super::vocabulary::{
    Clause, DEEDS, DEEDS_OF_CHANGE, DEEDS_OF_NUMBER, Deed, IFS, IFS_OF_NUMBER, If, WHENS, When, Word,
};
use serde_json::{Value, json};
use tabletop::pack::{Keys, Part};
use tabletop::schema::{list, number, one_of, part, words};
use tabletop::sheet::{Entry, Table, quoted};

/// The greatest number of a text.
const MOST: u8 = 9;

pub(super) const CLAUSE: Part<Clause> =
    Part { name: "clause", says: "One sentence of a text.", read: |keys| read_clause(keys, None) };

/// GK-13.14: when a card can be played; only at one of these moments.
pub(super) fn read_when(keys: &Keys<'_>, key: &'static str, bearer: Bearer) -> Option<When> {
    let known: Vec<Word<When>> =
        WHENS.into_iter().filter(|(_, when, _)| bearer.whens().contains(when)).collect();
    keys.word(key, &known, "When it can be played.")
}

/// The conditions at this key.
pub(super) fn read_ifs(keys: &Keys<'_>, key: &'static str, says: &str) -> Vec<If> {
    let read = |table: &Table<'_>| {
        let entries = table.may(key)?.list()?;
        Some(entries.iter().filter_map(read_if).collect())
    };
    keys.ask(key, || list(says, if_schema()), read).unwrap_or_default()
}

/// The text of what bears it. Of a card that is played, every sentence works when it is played; always, if that is
/// faulty.
pub(super) fn read_text(keys: &Keys<'_>, bearer: Bearer, played: Option<When>) -> Vec<Clause> {
    let read = |table: &Table<'_>| {
        let sentence = |one: &Table<'_>| {
            let clause = read_sentence(one, played)?;
            let is_known = played != Some(When::Always);
            let why = unfit(bearer, &clause).filter(|_| is_known);
            why.iter().for_each(|why| one.fault("this sentence does nothing", Some((*why).to_owned())));
            why.is_none().then_some(clause)
        };
        Some(table.may("text")?.tables()?.iter().filter_map(sentence).collect())
    };
    keys.ask("text", || list("What it says.", part("One sentence.", "clause")), read).unwrap_or_default()
}

fn read_sentence(table: &Table<'_>, played: Option<When>) -> Option<Clause> {
    let when = if played.is_some() { played } else { read_moment(table) };
    let ifs = table
        .may("if")
        .map_or(Some(Vec::new()), |entry| entry.list().map(|all| all.iter().filter_map(read_if).collect()));
    let deed = table.need("do").and_then(|entry| read_deed(&entry));
    let lasting = table.flag("lasting");
    table.finish();
    Some(Clause { when: when?, ifs: ifs?, deed: deed?, lasting })
}

fn read_moment(table: &Table<'_>) -> Option<When> {
    let known: Vec<(&str, When)> = WHENS.iter().map(|&(word, when, _)| (word, when)).collect();
    table.may("when").map_or(Some(When::Always), |entry| entry.choice(&known))
}

/// The keys of a sentence, for editors.
fn read_clause(keys: &Keys<'_>, _played: Option<When>) -> Option<Clause> {
    let explained =
        |says: &'static str| move || words(says, WHENS.iter().map(|&(word, _, means)| (word, means)));
    keys.ask(
        "when",
        explained("When it works; a card that is played works when it is played."),
        |_| Some(()),
    );
    keys.ask("if", || list("All of these must be so.", if_schema()), |_| Some(()));
    keys.need("do", deed_schema, |_| Some(()));
    keys.flag("lasting", "Whether it lasts until the end of the turn.");
    None
}

/// A word, or a table with one key.
fn read_if(entry: &Entry<'_>) -> Option<If> {
    if entry.is_text() {
        return entry.choice(&known(&IFS));
    }
    let one = only(entry)?;
    match one.key() {
        "class" => one.choice(&known(&CLASSES)).map(If::Class),
        "rank" => one.choice(&known(&RANKS)).map(If::Rank),
        key => match IFS_OF_NUMBER.iter().find(|(word, ..)| *word == key) {
            Some((_, of, _)) => one.number(0..=12).map(of),
            None => unknown(&one, IFS_OF_NUMBER.iter().map(|&(word, ..)| word).chain(["class", "rank"])),
        },
    }
}

fn read_deed(entry: &Entry<'_>) -> Option<Deed> {
    if entry.is_text() {
        return entry.choice(&known(&DEEDS));
    }
    let one = only(entry)?;
    let key = one.key();
    if let Some((_, of, _)) = DEEDS_OF_CHANGE.iter().find(|(word, ..)| *word == key) {
        let change = one.number(-(MOST as i8)..=MOST as i8)?;
        if change == 0 {
            one.fault("0 changes nothing", None);
            return None;
        }
        return Some(of(change));
    }
    match DEEDS_OF_NUMBER.iter().find(|(word, ..)| *word == key) {
        Some((_, of, _)) => one.number(1..=MOST).map(of),
        None => {
            let changes = DEEDS_OF_CHANGE.iter().map(|&(word, ..)| word);
            unknown(&one, changes.chain(DEEDS_OF_NUMBER.iter().map(|&(word, ..)| word)))
        }
    }
}

fn known<T: Copy>(words: &[Word<T>]) -> Vec<(&'static str, T)> {
    words.iter().map(|&(word, meaning, _)| (word, meaning)).collect()
}

fn only<'s>(entry: &Entry<'s>) -> Option<Entry<'s>> {
    let entries = entry.table()?.entries();
    match entries.as_slice() {
        [one] => Some(one.clone()),
        _ => {
            entry.fault("there is one key in these braces", None);
            None
        }
    }
}

fn unknown<T>(entry: &Entry<'_>, words: impl Iterator<Item = &'static str>) -> Option<T> {
    let names: Vec<&str> = words.collect();
    let near = tabletop::sheet::nearest(entry.key(), &names);
    let help = near
        .map_or_else(|| format!("known are {}", names.join(", ")), |near| format!("did you mean `{near}`?"));
    entry.fault(format!("{} is unknown here", quoted(entry.key())), Some(help));
    None
}

fn keyed(says: &str, keys: Vec<(&'static str, Value)>) -> Value {
    let keys: serde_json::Map<String, Value> =
        keys.into_iter().map(|(key, schema)| (key.to_owned(), schema)).collect();
    json!({
        "description": says,
        "type": "object",
        "additionalProperties": false,
        "minProperties": 1,
        "maxProperties": 1,
        "properties": keys,
    })
}

fn if_schema() -> Value {
    let mut keys: Vec<(&'static str, Value)> =
        IFS_OF_NUMBER.iter().map(|&(word, _, says)| (word, number(says, 0..=12))).collect();
    keys.push((
        "class",
        words("The weapon is of this class.", CLASSES.map(|(word, _, means)| (word, means))),
    ));
    keys.push(("rank", words("The weapon is of this rank.", RANKS.map(|(word, _, means)| (word, means)))));
    let plain = words("A condition.", IFS.iter().map(|&(word, _, means)| (word, means)));
    one_of("A condition.", vec![plain, keyed("A condition with a number or a word.", keys)])
}

fn deed_schema() -> Value {
    let change = |says: &str| json!({ "description": says, "type": "integer", "minimum": -9, "maximum": 9 });
    let mut keys: Vec<(&'static str, Value)> =
        DEEDS_OF_CHANGE.iter().map(|&(word, _, says)| (word, change(says))).collect();
    keys.extend(DEEDS_OF_NUMBER.iter().map(|&(word, _, says)| (word, number(says, 1..=MOST))));
    let plain = words("A deed.", DEEDS.iter().map(|&(word, _, means)| (word, means)));
    one_of("What it does.", vec![plain, keyed("A deed with a number.", keys)])
}
