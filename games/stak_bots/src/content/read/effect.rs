//! The effects of a card: which verbs go with which part, choice and count.

use crate::content::vocabulary::{
    AGAIN, CHOOSES, DAMAGE_VERBS, PARTS, Part, Usage, VERBS, choose_word, usage_of,
};
use crate::content::{CLAUSES_MAX, COUNT_MAX, Choose, Clause, DamageVerb, Verb};
use arrayvec::ArrayVec;
use tabletop::sheet::Table;

/// What a card does.
#[derive(Default)]
pub(super) struct Effects {
    pub(super) entry: ArrayVec<Clause, CLAUSES_MAX>,
    pub(super) attack: ArrayVec<Clause, CLAUSES_MAX>,
    pub(super) damage: ArrayVec<DamageVerb, CLAUSES_MAX>,
    pub(super) again: bool,
}

/// What a word after `do` means.
#[derive(Clone, Copy)]
enum Deed {
    Clause(Verb),
    Again,
    Damage(DamageVerb),
}

/// The keys of one effect besides part and verb.
struct Rest {
    choose: Option<Choose>,
    count: Option<u8>,
    optional: bool,
    is_sound: bool,
}

/// The effects of a card; nothing if any of them is faulty.
pub(super) fn read(tables: &[Table<'_>]) -> Option<Effects> {
    let mut effects = Effects::default();
    let mut is_sound = true;
    for table in tables {
        is_sound &= read_one(table, &mut effects).is_some();
    }
    is_sound.then_some(effects)
}

fn read_one(table: &Table<'_>, effects: &mut Effects) -> Option<()> {
    let part = table.choice("part", &PARTS.map(|(word, part, _)| (word, part)));
    let deed = table.need("do").and_then(|entry| entry.choice(&deeds(part)));
    let rest = read_rest(table);
    table.finish();
    let (part, deed) = (part?, deed?);
    let added = match deed {
        Deed::Clause(verb) => {
            let clause = clause(table, verb, &rest)?;
            let list = if part == Part::Entry { &mut effects.entry } else { &mut effects.attack };
            list.try_push(clause).is_ok()
        }
        Deed::Damage(verb) => {
            let verb = damage(table, verb, &rest)?;
            compatible(table, verb, &effects.damage)?;
            effects.damage.try_push(verb).is_ok()
        }
        Deed::Again => {
            bare(table, AGAIN, &rest)?;
            once(table, AGAIN, effects.again)?;
            effects.again = true;
            true
        }
    };
    if !added {
        table.fault(format!("a part holds at most {CLAUSES_MAX} effects"), None);
    }
    (added && rest.is_sound).then_some(())
}

/// The verbs of a part with their meanings; of every part if it is not known.
fn deeds(part: Option<Part>) -> Vec<(&'static str, Deed)> {
    let all = VERBS.iter().map(|usage| (usage.word, Deed::Clause(usage.verb)));
    let damage = DAMAGE_VERBS.iter().map(|(word, verb, ..)| (*word, Deed::Damage(*verb)));
    match part {
        Some(Part::Entry) => all.collect(),
        Some(Part::Attack) => all.chain([(AGAIN, Deed::Again)]).collect(),
        Some(Part::Damage) => damage.collect(),
        None => all.chain([(AGAIN, Deed::Again)]).chain(damage).collect(),
    }
}

fn read_rest(table: &Table<'_>) -> Rest {
    let choose =
        table.may("choose").map(|entry| entry.choice(&CHOOSES.map(|(word, choose, _)| (word, choose))));
    let count = table.may("count").map(|entry| entry.number(1..=COUNT_MAX));
    let optional = table.may("optional").map(|entry| entry.flag());
    let is_sound = choose != Some(None) && count != Some(None) && optional != Some(None);
    Rest {
        choose: choose.flatten(),
        count: count.flatten(),
        optional: optional.flatten().unwrap_or(false),
        is_sound,
    }
}

fn clause(table: &Table<'_>, verb: Verb, rest: &Rest) -> Option<Clause> {
    let usage = usage_of(verb);
    let choose = chosen(table, usage, rest);
    let counted = usage.counts || uncounted(table, usage.word, rest);
    let clause = Clause { verb, choose: choose?, count: rest.count.unwrap_or(1), optional: rest.optional };
    counted.then_some(clause)
}

/// The choice of the instruction, if it fits the verb.
fn chosen(table: &Table<'_>, usage: Usage, rest: &Rest) -> Option<Choose> {
    let entry = table.may("choose");
    if entry.is_some() && rest.choose.is_none() {
        return None;
    }
    let choose = rest.choose.unwrap_or(Choose::Nothing);
    if usage.chooses.contains(&choose) {
        return Some(choose);
    }
    let words: Vec<&str> = usage.chooses.iter().filter_map(|choose| choose_word(*choose)).collect();
    let (word, list) = (usage.word, words.join(", "));
    match (entry, choose_word(choose)) {
        (Some(entry), _) if words.is_empty() => {
            entry.fault(format!("`{word}` chooses nothing"), Some("leave `choose` out".to_owned()));
        }
        (Some(entry), Some(other)) => {
            entry.fault(format!("`{word}` cannot choose `{other}`"), Some(format!("choose one of: {list}")));
        }
        _ => {
            let help = Some(format!("add `choose` with one of: {list}"));
            table.fault(format!("`{word}` must choose something"), help);
        }
    }
    None
}

fn damage(table: &Table<'_>, verb: DamageVerb, rest: &Rest) -> Option<DamageVerb> {
    let (word, _, counts, _) = DAMAGE_VERBS.iter().find(|(_, each, ..)| *each == verb)?;
    if !counts {
        return bare(table, word, rest).map(|()| verb);
    }
    let is_sound = unchosen(table, word, rest) & mandatory(table, word, rest);
    is_sound.then(|| DamageVerb::ScrapBelow(rest.count.unwrap_or(1)))
}

/// One battle does each thing to a damaged card once, and either scraps it or returns it.
fn compatible(table: &Table<'_>, verb: DamageVerb, others: &[DamageVerb]) -> Option<()> {
    use DamageVerb::{ReturnDamaged, ScrapDamaged};
    let word = |verb: DamageVerb| {
        let same = |each: DamageVerb| std::mem::discriminant(&each) == std::mem::discriminant(&verb);
        DAMAGE_VERBS.iter().find(|(_, each, ..)| same(*each)).map_or("", |(word, ..)| *word)
    };
    once(table, word(verb), others.iter().any(|other| word(*other) == word(verb)))?;
    let clashes = |other: &DamageVerb| {
        matches!((verb, *other), (ScrapDamaged, ReturnDamaged) | (ReturnDamaged, ScrapDamaged))
    };
    if others.iter().any(clashes) {
        table.fault(
            "a damaged card cannot be both scrapped and returned",
            Some("keep one of them".to_owned()),
        );
        return None;
    }
    Some(())
}

fn once(table: &Table<'_>, word: &str, is_there: bool) -> Option<()> {
    if is_there {
        table.fault(format!("the card says `{word}` twice"), Some("keep one of them".to_owned()));
    }
    (!is_there).then_some(())
}

/// Nothing but part and verb.
fn bare(table: &Table<'_>, word: &str, rest: &Rest) -> Option<()> {
    (unchosen(table, word, rest) & uncounted(table, word, rest) & mandatory(table, word, rest)).then_some(())
}

fn unchosen(table: &Table<'_>, word: &str, rest: &Rest) -> bool {
    refuse(table, "choose", rest.choose.is_some(), format!("`{word}` chooses nothing"))
}

fn uncounted(table: &Table<'_>, word: &str, rest: &Rest) -> bool {
    refuse(table, "count", rest.count.is_some(), format!("`{word}` takes no count"))
}

fn mandatory(table: &Table<'_>, word: &str, rest: &Rest) -> bool {
    refuse(table, "optional", rest.optional, format!("`{word}` cannot be optional"))
}

/// Whether the key is left out; a fault if not.
fn refuse(table: &Table<'_>, key: &'static str, is_there: bool, what: String) -> bool {
    if let Some(entry) = table.may(key).filter(|_| is_there) {
        entry.fault(what, Some(format!("leave `{key}` out")));
    }
    !is_there
}
