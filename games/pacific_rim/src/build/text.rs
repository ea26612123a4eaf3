//! Forces as text: by the codes of what is chosen, as files and set-ups have them.

use super::{Force, Key, Lists, Wrong};
use crate::content::Content;
use kernel::Fault;
use tabletop::sheet::{Entry, Sheet, Table, nearest};

/// What was picked for each part, right or wrong.
pub type Picks = Vec<(&'static str, Vec<String>)>;

/// The force of this TOML text, or every fault in it with its place.
pub fn read_build(text: &str, content: &Content) -> Result<Force, Vec<Fault>> {
    read_picks(text, content).1
}

/// The picks in this TOML text, legal or not, and the force that they make.
pub(crate) fn read_picks(text: &str, content: &Content) -> (Picks, Result<Force, Vec<Fault>>) {
    let sheet = match Sheet::parse(text) {
        Ok(sheet) => sheet,
        Err(fault) => return (Picks::new(), Err(vec![fault])),
    };
    let top = sheet.top();
    let (picks, force) = read_from(&top, content);
    top.finish();
    match force.filter(|_| !sheet.is_faulty()) {
        Some(force) => (picks, Ok(force)),
        None => (picks, Err(sheet.finish())),
    }
}

/// The picks in this table and the force that they make. What is wrong is a fault of the sheet.
pub fn read_from(table: &Table<'_>, content: &Content) -> (Picks, Option<Force>) {
    read_as(table, content, Lists::force)
}

/// The force of this table, legal or not: the set-up refuses one that is not.
pub(crate) fn read_gathered(table: &Table<'_>, content: &Content) -> Option<Force> {
    read_as(table, content, Lists::gathered).1
}

fn read_as(
    table: &Table<'_>,
    content: &Content,
    make: fn(&Lists, &Content) -> (Force, Vec<Wrong>),
) -> (Picks, Option<Force>) {
    let mut lists = Lists::default();
    let mut places: [Option<(Entry<'_>, Vec<Entry<'_>>)>; 6] = Default::default();
    for key in Key::ALL {
        let Some(entry) = table.may(key.name()) else { continue };
        let texts = entry.list().unwrap_or_default().into_iter().filter(|one| one.text().is_some());
        let texts: Vec<Entry<'_>> = texts.collect();
        lists.0[key as usize] = texts.iter().filter_map(Entry::text).map(str::to_owned).collect();
        places[key as usize] = Some((entry, texts));
    }
    let (force, wrong) = make(&lists, content);
    for one in &wrong {
        tell(table, &lists, &places, *one, content);
    }
    let picks = Key::ALL.map(|key| (key.name(), lists.of(key).to_vec()));
    (picks.into(), wrong.is_empty().then_some(force))
}

type Places<'s> = [Option<(Entry<'s>, Vec<Entry<'s>>)>; 6];

/// Says what is wrong at its place, and the nearest code that would do.
fn tell(table: &Table<'_>, lists: &Lists, places: &Places<'_>, wrong: Wrong, content: &Content) {
    let Wrong { key, at, fault } = wrong;
    let code = at.map_or("", |at| lists.of(key)[at].as_str());
    let known = codes(content, key);
    let near = nearest(code, &known).filter(|near| *near != code && at.is_some());
    let help = fault.help().or_else(|| near.map(|near| format!("did you mean `{near}`?")));
    let what = fault.say(code, content);
    match (&places[key as usize], at) {
        (Some((_, texts)), Some(at)) => texts[at].fault(what, help),
        (Some((entry, _)), None) => entry.fault(what, help),
        (None, _) => table.fault(what, help),
    }
}

/// The codes that this list may have.
fn codes(content: &Content, key: Key) -> Vec<&str> {
    let models = |jaeger| {
        let fitting = content.models.iter().filter(move |model| model.is_jaeger() == jaeger);
        fitting.map(|model| model.code.as_str()).collect()
    };
    let mutations = |slot| {
        let fitting = content.mutations.iter().filter(move |one| one.slot == slot);
        fitting.map(|one| one.code.as_str()).collect()
    };
    match key {
        Key::Jaegers => models(true),
        Key::Pilots => content.pilots.iter().map(|pilot| pilot.code.as_str()).collect(),
        Key::Upgrades => content.upgrades.iter().map(|upgrade| upgrade.code.as_str()).collect(),
        Key::Kaiju => models(false),
        Key::Offensive => mutations(0),
        Key::Defensive => mutations(1),
    }
}

/// The force as TOML.
pub fn write_build(force: &Force, content: &Content) -> String {
    let lists = force.lists(content);
    let line = |key: &Key| {
        let codes: Vec<String> = lists.of(*key).iter().map(|code| format!("\"{code}\"")).collect();
        format!("{} = [{}]\n", key.name(), codes.join(", "))
    };
    Key::ALL.iter().filter(|key| !lists.of(**key).is_empty()).map(line).collect()
}
